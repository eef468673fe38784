import { redirectUrl, type ModuleSlug } from '@site-admin/contracts';
import { useModule, useShell } from '@site-admin/kit';
import { CardLink } from '@site-admin/ui';

export interface MarketingLinkProps {
  readonly slug: ModuleSlug;
  /** The section of the provider's marketing page. */
  readonly anchor: string;
  readonly children: string;
}

/** The last row of a card: a link to the provider's page that configures the module. Nothing while the module is off. */
export function MarketingLink({ slug, anchor, children }: MarketingLinkProps) {
  const { isOn } = useModule(slug);
  const { initial } = useShell().site;
  if (!isOn) return null;
  return <CardLink href={redirectUrl('calypso-marketing-traffic', { anchor }, initial)}>{children}</CardLink>;
}
