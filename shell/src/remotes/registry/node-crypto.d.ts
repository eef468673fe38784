/** The Node API the test fixtures use; the shell is type-checked without Node's types. */
declare module 'node:crypto' {
  export function createHash(algorithm: string): { update(text: string): { digest(encoding: 'hex' | 'base64'): string } };
}
