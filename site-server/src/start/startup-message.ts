import * as v from 'valibot';

const systemError = v.looseObject({
  code: v.string(),
  port: v.optional(v.number()),
  path: v.optional(v.string()),
  message: v.optional(v.string()),
});
type SystemError = v.InferOutput<typeof systemError>;

const messages: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is in use by another program. Choose another with --port, or 0 for any free one.`,
  EACCES: ({ port, path }) =>
    port === undefined
      ? `${path ?? 'The data folder'} may not be written. Choose another folder with --data.`
      : `Port ${port} may not be opened by this user. Choose one above 1023 with --port.`,
  EROFS: ({ path }) => `${path ?? 'The data folder'} may not be written. Choose another folder with --data.`,
  ENOTDIR: ({ path }) => `${path ?? 'The data folder'} is a file or inside one, not a folder. Choose another folder with --data.`,
  EEXIST: ({ path }) => `${path ?? 'The data folder'} is a file, not a folder. Choose another with --data.`,
  SQLITE_NOTADB: () => 'site.sqlite in the data folder is not a database. Choose another folder with --data, or remove the file.',
  SQLITE_CANTOPEN: () => 'site.sqlite in the data folder cannot be opened. Choose another folder with --data.',
  SQLITE_READONLY: () => 'site.sqlite in the data folder may not be written. Choose another folder with --data.',
  SQLITE_BUSY: () => 'Another program has locked site.sqlite in the data folder. Stop it, or choose another folder with --data.',
};

/** Returns one sentence for an error of the environment at start, and undefined for every other error. */
export function startupMessage(error: unknown): string | undefined {
  const known = v.safeParse(systemError, error);
  if (!known.success) return undefined;
  // SQLite reports a refusal of the operating system without an error code.
  const code = known.output.message?.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : known.output.code;
  return messages[code]?.(known.output);
}
