/** A plugin of the directory that this site can install. */
export interface DirectoryPlugin {
  readonly slug: string;
  readonly file: string;
  readonly name: string;
  readonly version: string;
  readonly about: string;
  readonly author: string;
  readonly home: string;
}

const entry = (file: string, name: string, version: string, author: string, about: string): DirectoryPlugin => {
  const slug = file.slice(0, file.indexOf('/'));
  return { slug, file, name, version, author, about, home: `https://wordpress.org/plugins/${slug}/` };
};

const vendor = 'Automattic';

/** Every plugin the page offers to install, and those it treats as conflicting (reference: behaviour C3 and D4). */
export const directory: readonly DirectoryPlugin[] = [
  entry('jetpack/jetpack.php', 'Jetpack', '11.6.1', vendor, 'Safety, speed and growth for a site.'),
  entry('akismet/akismet.php', 'Akismet Anti-Spam', '5.0.2', vendor, 'Keeps spam out of comments and forms.'),
  entry('vaultpress/vaultpress.php', 'VaultPress', '2.2.3', vendor, 'Copies of the whole site, away from it.'),
  entry('jetpack-boost/jetpack-boost.php', 'Jetpack Boost', '1.6.0', vendor, 'Makes pages load faster.'),
  entry('jetpack-protect/jetpack-protect.php', 'Jetpack Protect', '1.1.2', vendor, 'Looks for known weaknesses each day.'),
  entry('jetpack-social/jetpack-social.php', 'Jetpack Social', '1.6.0', vendor, 'Shares posts on social networks.'),
  entry('videopress/jetpack-videopress.php', 'Jetpack VideoPress', '1.2.0', vendor, 'Video in high quality.'),
  entry('woocommerce/woocommerce.php', 'WooCommerce', '7.2.2', vendor, 'A shop for the site.'),
  entry(
    'creative-mail-by-constant-contact/creative-mail-plugin.php',
    'Creative Mail',
    '1.6.3',
    'Constant Contact',
    'Newsletters made from posts and products.',
  ),
  entry('wordpress-seo/wp-seo.php', 'Yoast SEO', '19.12', 'Team Yoast', 'Titles and descriptions for search engines.'),
  entry(
    'all-in-one-seo-pack/all_in_one_seo_pack.php',
    'All in One SEO',
    '4.2.9',
    'All in One SEO Team',
    'Titles and descriptions for search engines.',
  ),
];

export const inDirectory = (slug: string): DirectoryPlugin | undefined => directory.find((plugin) => plugin.slug === slug);
