/** The page as one bundle: the shell, with modules replaced (build.cjs) so that the remotes are included instead of loaded. */
// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import '@site-admin/shell/index';
