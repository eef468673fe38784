const open: string[][] = [];
const cleanups: (() => void)[] = [];

/** Fails the running test, when it ends, with what was put into `problems` by then. */
export function failOnViolations(problems: string[]): void {
  open.push(problems);
}

/** Runs when the running test ends. */
export function afterTest(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Ends what the test left, then tells what was wrong. */
export function finishTest(): string[] {
  cleanups.splice(0).forEach((cleanup) => cleanup());
  return open.splice(0).flat();
}

// Outside a test runner there is nobody to tell; `problems` is there to be read.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const problems = finishTest();
    if (problems.length > 0) throw new Error(`The remote broke its contract:\n- ${problems.join('\n- ')}`);
  });
}
