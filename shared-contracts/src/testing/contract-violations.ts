const open: string[][] = [];
const cleanups: (() => void)[] = [];

/** Fails the running test at its end if `violations` is not empty by then. */
export function failOnViolations(violations: string[]): void {
  open.push(violations);
}

/** Registers a cleanup for the end of the running test. */
export function afterTest(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Runs the cleanups and returns the violations of the test. */
export function finishTest(): string[] {
  cleanups.splice(0).forEach((cleanup) => cleanup());
  return open.splice(0).flat();
}

// Outside a test runner, `FakeShell.violations` can be read instead.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const violations = finishTest();
    if (violations.length > 0) throw new Error(`The remote broke its contract:\n- ${violations.join('\n- ')}`);
  });
}
