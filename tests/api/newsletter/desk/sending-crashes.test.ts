import { expect, test } from 'vitest';
import type { Mailer } from '../../../../src/server/ports/mail/mailer.ts';
import type { Store } from '../../../../src/server/ports/store/store.ts';
import { keepSubscribers, mistakesIn, NO_MISTAKES, openIssues } from './open-issues.ts';
import { openProvider, runToEnd } from './open-provider.ts';

const LEASE_MS = 2 * 60_000;
/** More steps than a run takes: the last ones must not die. */
const MOST_STEPS = 40;

/** After the nth step nothing it does has an effect. */
function mortal({ store, mailer }: { store: Store; mailer: Mailer }, dieAt: number, when: 'before' | 'after') {
  let steps = 0;
  const killed = () => new Error('killed');

  async function step<T>(act: () => Promise<T>): Promise<T> {
    if (steps >= dieAt) throw killed();
    steps += 1;
    if (steps === dieAt && when === 'before') throw killed();
    const result = await act();
    if (steps === dieAt) throw killed();
    return result;
  }

  return {
    store: { ...store, commit: (writes: Parameters<Store['commit']>[0]) => step(() => store.commit(writes)) },
    mailer: { ...mailer, sendBatch: (mails, key) => step(() => mailer.sendBatch(mails, key)) } satisfies Mailer,
    hasDied: () => steps >= dieAt,
  };
}

test.each([['before'], ['after']] as const)(
  'killed %s any step, nobody is missed and nobody gets two where keys protect',
  async (when) => {
    let deaths = 0;
    for (let dieAt = 1; dieAt <= MOST_STEPS; dieAt += 1) {
      const { desk, mailer, id, emails, received } = await openProvider(230);
      const dying = mortal({ store: desk.services.store, mailer }, dieAt, when);
      await desk.run(dying).catch(() => {});
      if (!dying.hasDied()) break;
      deaths += 1;
      desk.services.clock.advance(LEASE_MS + 1);
      await runToEnd(desk, id, { mailer });
      expect([dieAt, mistakesIn(received(), emails)]).toEqual([dieAt, NO_MISTAKES]);
      const { progress } = await desk.read(id);
      expect([dieAt, progress]).toEqual([dieAt, { total: 230, sent: 230, failed: 0, uncertain: 0, suppressed: 0 }]);
    }
    // The lease, two for the list, four for each of three chunks, and the end.
    expect(deaths).toBeGreaterThanOrEqual(15);
  },
  60_000,
);

test.each([['before'], ['after']] as const)(
  'killed %s any step, nobody gets two where no key protects, and whoever may be missed is said to be uncertain',
  async (when) => {
    for (let dieAt = 1; dieAt <= MOST_STEPS; dieAt += 1) {
      const desk = await openIssues();
      const emails = await keepSubscribers(desk.services, 25);
      const id = await desk.start();
      const dying = mortal(desk.services, dieAt, when);
      await desk.run(dying).catch(() => {});
      if (!dying.hasDied()) break;
      desk.services.clock.advance(LEASE_MS + 1);
      await runToEnd(desk, id, {});
      const { missed, twice } = mistakesIn(await desk.recipients(), emails);
      const report = await desk.read(id);
      const { uncertain, sent } = report.progress as { uncertain: number; sent: number };
      expect([dieAt, twice, sent + uncertain]).toEqual([dieAt, [], 25]);
      expect(missed.length).toBeLessThanOrEqual(uncertain);
      expect(uncertain).toBeLessThanOrEqual(10);
    }
  },
  60_000,
);

test('whoever dies while he holds the right to send is waited for two minutes, not for ever', async () => {
  const { desk, mailer, id } = await openProvider(120);
  await desk.run(mortal({ store: desk.services.store, mailer }, 6, 'after')).catch(() => {});
  await desk.run({ mailer });
  expect((await desk.read(id)).state).toBe('sending');
  desk.services.clock.advance(LEASE_MS + 1);
  await desk.run({ mailer });
  expect((await desk.read(id)).state).toBe('sent');
});
