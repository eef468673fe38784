/**
 * What remotes take from the shell and the shell itself may not use: federation provides only what the host's own build has
 * met. The list is that of webpack/shared-libraries.js.
 */
import '@site-admin/runtime/i18n';
import '@site-admin/runtime/router';
import '@site-admin/runtime/rx';
import '@site-admin/runtime/store';
import '@site-admin/ui';
import 'react-dom/client';
import 'react/jsx-runtime';
