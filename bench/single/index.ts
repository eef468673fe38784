/** The page as one bundle: the shell's start, with stand-ins (build.cjs) that have the remotes inside instead of loading them. */
// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import '@site-admin/shell/index';
