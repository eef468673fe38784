import { html, type Html } from '../html/html';
import { holds, getPermissions, type Visitor } from '../rights/permissions';
import { icon } from './icons';

interface Entry {
  readonly label: string;
  readonly icon: string;
  readonly href: string;
  readonly needs?: keyof ReturnType<typeof getPermissions>;
}

const entries: readonly Entry[] = [
  { label: 'Dashboard', icon: 'dashboard', href: '/wp-admin/index.php' },
  { label: 'Posts', icon: 'posts', href: '/wp-admin/edit.php', needs: 'edit_posts' },
  { label: 'Media', icon: 'media', href: '/wp-admin/upload.php', needs: 'publish_posts' },
  { label: 'Pages', icon: 'pages', href: '/wp-admin/edit.php?post_type=page', needs: 'publish_posts' },
  { label: 'Comments', icon: 'comments', href: '/wp-admin/edit-comments.php', needs: 'edit_posts' },
  { label: 'Appearance', icon: 'appearance', href: '/wp-admin/themes.php', needs: 'manage_options' },
  { label: 'Plugins', icon: 'plugins', href: '/wp-admin/plugins.php', needs: 'manage_plugins' },
  { label: 'Users', icon: 'users', href: '/wp-admin/users.php', needs: 'manage_options' },
  { label: 'Tools', icon: 'tools', href: '/wp-admin/tools.php', needs: 'edit_posts' },
  { label: 'Settings', icon: 'settings', href: '/wp-admin/options-general.php', needs: 'manage_options' },
];

/** The site's own menu entry, with submenu entries for its screens. */
const pageEntry = '/wp-admin/admin.php?page=jetpack';

/** The page that decides which versions of the remotes are live. */
const deliveryEntry = '/wp-admin/admin.php?page=site-admin-delivery';

/** Returns whether a path is a page of the site's own entry, whatever other parameters it has (a coupon, a remote's version). */
function isOwnPage(current: string): boolean {
  const { pathname, searchParams } = new URL(current, 'http://site.invalid');
  return pathname === '/wp-admin/admin.php' && ['jetpack', 'site-admin-delivery'].includes(searchParams.get('page') ?? '');
}

/** Returns whether the user gets the settings entry (reference: initial-state, section 1). */
function offersSettings(visitor: Visitor, hasWriterModules: boolean): boolean {
  const { linked, connection } = visitor;
  const { edit_posts: writes, manage_options: manages } = getPermissions(visitor);
  if (!writes) return false;
  if (connection.offline.isActive) return manages;
  return connection.registered && (manages || (connection.hasOwner && linked && hasWriterModules));
}

/** What surrounds the content of an admin page. */
export interface Frame {
  readonly title: string;
  /** Language of the texts: `en-US`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly siteTitle: string;
  readonly visitor: Visitor;
  /** For the sign-out link. */
  readonly signOutNonce: string;
  /** post-by-email or publicize is active. */
  readonly hasWriterModules: boolean;
  /** Path and query of the page. */
  readonly current: string;
  readonly head?: Html;
  readonly content: Html;
  /** Printed before all stylesheets: a script after one is blocked until it has loaded. */
  readonly scripts?: Html;
}

function menu({ visitor, current, hasWriterModules }: Frame): Html {
  const permissions = getPermissions(visitor);
  const visible = entries.filter(({ needs }) => !needs || permissions[needs]);
  const item = ({ label, icon: name, href }: Entry) =>
    html`<li>
      <a href="${href}" ${current === href && html` aria-current="page"`}>${icon(name)}<span>${label}</span></a>
    </li>`;
  const own = html`<li class="host-menu__own">
    <a href="${pageEntry}#/dashboard" ${isOwnPage(current) && html` aria-current="page"`}
      >${icon('jetpack')}<span>Jetpack</span></a
    >
    <ul id="toplevel_page_jetpack">
      <li><a href="${pageEntry}#/dashboard">Dashboard</a></li>
      ${offersSettings(visitor, hasWriterModules) && html`<li><a href="${pageEntry}#/settings">Settings</a></li>`}
      ${holds(visitor, 'operate') && html`<li><a href="${deliveryEntry}#/delivery">Delivery</a></li>`}
    </ul>
  </li>`;
  const [first, ...rest] = visible.map(item);
  return html`<nav id="adminmenu" class="host-menu" aria-label="Main menu" popover>
    <ul>
      ${first}${holds(visitor, 'admin_page') && own}${rest}
    </ul>
  </nav>`;
}

function bar({ siteTitle, visitor, signOutNonce }: Frame): Html {
  return html`<div id="wpadminbar" class="host-bar" role="navigation" aria-label="Toolbar">
    <button type="button" class="host-bar__toggle" popovertarget="adminmenu">
      ${icon('menu')}<span class="host-hidden">Menu</span>
    </button>
    <a href="/">${icon('home')}<span>${siteTitle}</span></a>
    <span class="host-bar__space"></span>
    <span class="host-bar__user">Hello, ${visitor.user?.displayName ?? ''}</span>
    <a href="/wp-login.php?action=logout&amp;_wpnonce=${signOutNonce}">Sign out</a>
  </div>`;
}

const hostStyles = '/wp-content/site-admin/host/host.css';

/** Returns a page that imitates the WordPress admin area: bar, menu, content, footer. Its styles are in the cascade layer `host`. */
export const frame = (page: Frame): Html =>
  html`<!doctype html>
    <html lang="${page.language}" dir="${page.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} ‹ ${page.siteTitle}</title>
        <link rel="icon" href="data:," />
        <link rel="preload" as="style" href="${hostStyles}" />
        ${page.scripts}
        <link rel="stylesheet" href="${hostStyles}" />
        ${page.head}
      </head>
      <body class="wp-admin">
        <a class="host-skip" href="#wpbody-content">Skip to the content</a>
        ${bar(page)} ${menu(page)}
        <div id="wpcontent" class="host-content">
          <div id="wpbody-content" tabindex="-1">${page.content}</div>
          <footer id="wpfooter" class="host-footer">Thank you for working with this site.</footer>
        </div>
      </body>
    </html>`;
