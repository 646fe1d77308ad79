import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** Names slow files, and tests that passed only at their second try: each is a fault. */
export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const durations = modules.map((module) => ({ name: nameOf(module), ms: module.diagnostic().duration }));
    const slowest = durations.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
    if (modules.length > SHOWN)
      print(
        'The slowest files:',
        slowest.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
      );
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => {
          const reasons = test.result().errors?.map(({ stack, message }) => `    ${stack ?? message}`) ?? [];
          return [`  ${nameOf(module)} › ${test.fullName}`, ...reasons].join('\n');
        }),
    );
    if (retried.length > 0) print('Passed at the second try only:', retried);
  }
}

const nameOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

function print(title: string, lines: readonly string[]): void {
  console.log(['', title, ...lines].join('\n'));
}
