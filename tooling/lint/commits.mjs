/**
 * `node tooling/lint/commits.mjs`: checks the subjects of commits since the rule began. Older commits are left as they are.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Committer date from which subjects are checked. */
const since = '2026-11-22T00:50:00Z';

const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'chore'];
const longest = 72;

/** Returns what is wrong with a commit subject; undefined for `type(scope): subject` within 72 characters. */
export function findSubjectError(subject) {
  if (!new RegExp(`^(${types.join('|')})(\\([a-z0-9, -]+\\))?!?: \\S`).test(subject)) {
    return `must read "type(scope): subject", with one of ${types.join(', ')}`;
  }
  if (subject.length > longest) return `has ${subject.length} characters; at most ${longest} are allowed`;
  return undefined;
}

/** Returns the subjects of the commits since the rule began; none without git history, as in a source archive. */
function readSubjects(cwd) {
  try {
    const log = execFileSync('git', ['log', '--no-merges', `--since=${since}`, '--format=%h%x09%s'], { cwd, encoding: 'utf8' });
    return log.split('\n').filter((line) => line !== '');
  } catch {
    console.log('No git history: commit subjects are not checked.');
    return [];
  }
}

function main() {
  const wrong = readSubjects(process.cwd()).flatMap((line) => {
    const [hash, subject] = line.split('\t');
    const error = findSubjectError(subject);
    return error === undefined ? [] : [`${hash} ${JSON.stringify(subject)} ${error}.`];
  });
  wrong.forEach((line) => console.error(line));
  return wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
