// Commits to local content. Arguments: content folder, git directory, `write` or `count`, first step, number of
// steps.
import { systemClock } from '../../src/domain/time/clock.ts';
import { localContentRepository } from '../../src/server/ports/repository/adapters/local-content-repository.ts';

const [folder = '', gitdir = '', job = '', first = '0', steps = '0'] = process.argv.slice(2);
const content = await localContentRepository({ folder, gitdir, clock: systemClock });

/** Prints the step when it is acknowledged. */
async function write(step: number): Promise<void> {
  const texts = new Map([
    [`left/${step % 7}.md`, `${step} ${'x'.repeat((step % 50) * 1000)}`],
    [`right/${step % 7}.md`, String(step)],
    [`step/${step}.md`, String(step)],
    [`step/${step - 1}.md`, null],
  ]);
  await content.commit({
    author: 'u_writer',
    message: `Step ${step}`,
    expected: new Map([[`step/${step}.md`, null]]),
    change: async () => texts,
  });
  process.stdout.write(`${step}\n`);
}

async function count(step: number): Promise<void> {
  await content.commit({
    author: 'u_counter',
    message: 'Count',
    expected: new Map(),
    change: async (state) => {
      const now = (await state.read(['count.md'])).get('count.md') ?? '0';
      return new Map([['count.md', String(Number(now) + 1)]]);
    },
  });
  process.stdout.write(`${step}\n`);
}

for (let step = Number(first); step < Number(first) + Number(steps); step++)
  await (job === 'write' ? write(step) : count(step));
await content.close();
