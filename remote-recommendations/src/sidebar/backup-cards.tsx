import { cloudUrl, getSiteFeatures, redirectUrl, siteHas } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { Button, Link } from '@site-admin/ui';
import { SidebarCard } from './sidebar-card';
import { getRestoresTexts, getSecurityTexts } from './sidebar.texts';

/** Asks for the credentials of the server, which restores need. */
export function RestoresCard() {
  const { initial } = useShell().site;
  const { data: features } = useResource(getSiteFeatures);
  const texts = getRestoresTexts();
  const description = siteHas(features, 'real-time-backups') ? texts.realTime : texts.daily;
  return (
    <SidebarCard title={texts.title} description={description}>
      <Button size="large" href={cloudUrl('settings', initial)} isExternal>
        {texts.enter}
      </Button>
      <Link href={redirectUrl('jetpack-blog-backups-101', {}, initial)}>{texts.video}</Link>
    </SidebarCard>
  );
}

/** Links to the backups of the site. */
export function SecurityCard() {
  const { initial } = useShell().site;
  const { title, description, manage } = getSecurityTexts();
  return (
    <SidebarCard title={title} description={description}>
      <Button size="large" href={cloudUrl('backup', initial)} isExternal>
        {manage}
      </Button>
    </SidebarCard>
  );
}
