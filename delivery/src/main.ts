import { run } from './cli';

void run(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
}).then((code) => {
  process.exitCode = code;
});
