import { useId } from 'react';
import { useShell } from '@site-admin/kit';
import { CopyButton, ExternalLink, Link, Notice, RichText } from '@site-admin/ui';
import { getSitemapsTexts } from './sitemaps.texts';
import styles from './sitemap-urls.module.css';

function SitemapUrl({ url }: { readonly url: string }) {
  const id = useId();
  return (
    <li className={styles.item}>
      <ExternalLink id={id} href={url} className={styles.url}>
        {url}
      </ExternalLink>
      <CopyButton size="small" text={url} aria-describedby={id} />
    </li>
  );
}

/** Sites that search engines may not index have no sitemaps. */
function HiddenSite() {
  const { adminUrl } = useShell().site.initial;
  return (
    <Notice status="is-warning" isCompact isSilent>
      <RichText
        text={getSitemapsTexts().hidden}
        parts={{ link: (label) => <Link href={`${adminUrl}options-reading.php`}>{label}</Link> }}
      />
    </Notice>
  );
}

/** Where the site's sitemaps are, or why search engines do not get them (spec 002 §2, §8). */
export function SitemapUrls({ urls }: { readonly urls: readonly string[] }) {
  const { siteData } = useShell().site.initial;
  if (!siteData.siteVisibleToSearchEngines) return <HiddenSite />;
  return (
    <>
      <p className={styles.sent}>{getSitemapsTexts().sent}</p>
      <ul className={styles.urls}>
        {urls.map((url) => (
          <SitemapUrl key={url} url={url} />
        ))}
      </ul>
    </>
  );
}
