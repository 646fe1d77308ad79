import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { expect, test } from 'vitest';
import { type Permission, permissionsOf, ROLES } from '../../src/domain/accounts/permissions.ts';
import { pictureRoutes } from '../../src/selfhost/picture-routes.ts';
import { publicRoute } from '../../src/server/core/auth/guards.ts';
import type { AppEnv } from '../../src/server/core/http/app-env.ts';
import type { Services } from '../../src/server/services.ts';
import { apiRoutes } from '../support/api-routes.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { testServices } from '../support/test-services.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../docs/calls.md');
const OPERATIONS = resolve(import.meta.dirname, '../../docs/operations.md');
const BENCHMARKS = resolve(import.meta.dirname, '../../docs/benchmarks.md');
const NOT_ALLOWED = { message: 'Na toto nemáte oprávnenie.' };

interface WrittenCall {
  call: string;
  /** Any one of them suffices. */
  permissions: Permission[];
}

/** The tables have rows like `GET, PUT …/banners/{id}`, where `…` stands for the table's head. */
async function writtenCalls(): Promise<WrittenCall[]> {
  const text = await readFile(DOCUMENT, 'utf8');
  const tables = text.split(/^\| `…` is /m).slice(1);
  return tables.flatMap((table) => {
    const base = /^`(\S+)`/.exec(table)?.[1] ?? '';
    const [, , ...rows] = table.split('\n\n', 1)[0]?.split('\n') ?? [];
    return rows.flatMap((row) => callsOfRow(row, base));
  });
}

function callsOfRow(row: string, base: string): WrittenCall[] {
  const [, calls = '', last = ''] = row.split('|');
  const permissions = [...last.matchAll(/`(\w+)`/g)].map(([, name]) => name as Permission);
  return [...calls.matchAll(/`([A-Z, ]+) …(\S+)`/g)].flatMap(([, methods = '', path = '']) =>
    methods.split(', ').map((method) => ({
      call: `${method} ${base}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      permissions,
    })),
  );
}

/** Of the self-host, which has one more than the functions of a host: it scales pictures by itself. */
async function routesOf(services: Services): Promise<Hono<AppEnv>['routes']> {
  const ofPictures = pictureRoutes({ get: async () => null, prepare: async () => null });
  return [...(await apiRoutes(services)), ofPictures].flatMap((app) => app.routes);
}

async function registeredCalls(services: Services): Promise<string[]> {
  const handlers = (await routesOf(services)).filter(({ method }) => method !== METHOD_NAME_ALL);
  return [...new Set(handlers.map(({ method, path }) => `${method} ${path}`))];
}

async function callsOfStrangers(services: Services): Promise<string[]> {
  const routes = (await routesOf(services)).filter(({ handler }) => handler === publicRoute);
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort();
}

/** The calls in the first column of the table that begins with `head`. */
async function callsInTable(file: string, head: string): Promise<string[]> {
  const [, table = ''] = (await readFile(file, 'utf8')).split(head);
  const rows = table.split('\n\n', 1)[0]?.split('\n').slice(2) ?? [];
  return rows.flatMap((row) => {
    const [calls = ''] = row.split(' | ');
    return [...calls.matchAll(/`?\b([A-Z]+) (\/[^\s`,]*)/g)].map(
      ([, method, path = '']) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
  });
}

test('docs/operations.md says of every call of strangers once what it may cost', async () => {
  const written = await callsInTable(OPERATIONS, '| call of strangers |');
  expect(written.sort()).toEqual(await callsOfStrangers(await testServices()));
});

test('docs/benchmarks.md says of every call of strangers what it was measured to cost', async () => {
  const measured = await callsInTable(BENCHMARKS, '| call  ');
  expect([...new Set(measured)].sort()).toEqual(await callsOfStrangers(await testServices()));
});

test('docs/calls.md names every call there is once, and no other', async () => {
  const written = (await writtenCalls()).map(({ call }) => call);
  expect(written.sort()).toEqual((await registeredCalls(await testServices())).sort());
});

test.each(ROLES)('%s is let in exactly where docs/calls.md says so', async (role) => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services, { roles: [role] }));
  const granted = permissionsOf([role]);
  const staff = (await writtenCalls()).filter((written) => written.call.includes(' /api/admin/'));
  expect(staff.filter(({ permissions }) => permissions.length === 0)).toEqual([]);
  for (const { call: written, permissions } of staff) {
    const [method = '', path = ''] = written.replace(/:\w+/g, '0'.repeat(32)).split(' ');
    const { status, body } = await call(method, path, { token });
    const isRefused = status === 403 && body.message === NOT_ALLOWED.message;
    expect([written, isRefused]).toEqual([written, !permissions.some((permission) => granted.includes(permission))]);
  }
});
