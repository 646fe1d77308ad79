// `npm run bench [name] [arguments]`
import { availableParallelism, loadavg } from 'node:os';
import { benchBuild } from './build.ts';
import { benchCalls } from './calls.ts';
import { benchFlood } from './flood.ts';
import { benchImport } from './import.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish.ts';
import { benchServe } from './serve.ts';

const BENCHES: Record<string, (root: string, args: readonly string[]) => Promise<void>> = {
  pages: benchPages,
  build: benchBuild,
  serve: benchServe,
  publish: benchPublish,
  flood: benchFlood,
  calls: benchCalls,
  import: benchImport,
};

const root = process.env.PROJECT_ROOT ?? process.cwd();
const [name, ...args] = process.argv.slice(2);

if (name !== undefined && !(name in BENCHES)) {
  console.error(`There is no benchmark „${name}“; there are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
for (const [title, bench] of Object.entries(BENCHES)) {
  if (name !== undefined && name !== title) continue;
  const [load = 0] = loadavg();
  console.log(`\n${title} (${availableParallelism()} cores, Node ${process.versions.node}, load ${load.toFixed(1)})\n`);
  await bench(root, args);
}
