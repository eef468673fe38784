import { useShell } from '@site-admin/kit';
import { CardBody, Link } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { PartTitle } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type CardProps, type SettingsCard } from '../../registry/settings-card';
import { InfiniteScrollChoice } from './infinite-scroll-choice';
import { getThemeLabels, getThemeTexts } from './theme-enhancements.texts';

const title = () => getThemeTexts().title;

function CustomCss() {
  const { adminUrl } = useShell().site.initial;
  const texts = getThemeTexts();
  return (
    <>
      <PartTitle text={texts.customCss} />
      <p>
        {texts.customCssDescription}{' '}
        <Link href={`${adminUrl}customize.php?autofocus[section]=custom_css`}>{texts.customizer}</Link>
      </p>
      <ModuleRow slug="custom-css" label={getThemeLabels()['custom-css']} />
    </>
  );
}

/** What modules add to the theme (spec 002 §2). */
function ThemeEnhancementsCard({ shown }: CardProps) {
  return (
    <SettingsCardFrame id="theme-enhancements" title={title()}>
      {shown.includes('infinite-scroll') && (
        <CardBody>
          <InfiniteScrollChoice />
        </CardBody>
      )}
      {shown.includes('custom-css') && (
        <CardBody>
          <CustomCss />
        </CardBody>
      )}
    </SettingsCardFrame>
  );
}

export const themeEnhancementsCard: SettingsCard = {
  id: 'theme-enhancements',
  tab: 'writing',
  name: title,
  modules: ['infinite-scroll', 'custom-css'],
  labels: getThemeLabels,
  shows: forManagers,
  openedBy: ['infinite-scroll'],
  Card: ThemeEnhancementsCard,
};
