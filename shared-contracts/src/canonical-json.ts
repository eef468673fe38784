/** Returns the canonical JSON of a value (RFC 8785): keys sorted by UTF-16 code units, no whitespace. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join(',')}}`;
}

/**
 * Returns the text the signature of a registry covers: its canonical JSON without `signature`.
 *
 * @param registry The stored document, not a parsed one: parsing may leave out invalid entries.
 */
export function getSignedText(registry: object): string {
  return toCanonicalJson({ ...registry, signature: undefined });
}

/** Returns the text a signature of a version covers: of its publisher, or of a promoter that approves it. */
export function getVersionText(act: 'publish' | 'approve', remote: string, version: string, manifestIntegrity: string): string {
  return toCanonicalJson({ act, remote, version, manifestIntegrity });
}
