import { runConformance } from './cli';

void runConformance(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
