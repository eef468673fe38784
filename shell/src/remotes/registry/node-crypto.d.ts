/** The little that the tests' fixtures take from Node; the page itself is checked without Node's types. */
declare module 'node:crypto' {
  export function createHash(algorithm: string): { update(text: string): { digest(encoding: 'hex' | 'base64'): string } };
}
