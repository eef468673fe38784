import { run } from './cli';

// The reader of the output may end early, as `head` does; the command is done anyway.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

void run(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
}).then((code) => {
  process.exitCode = code;
});
