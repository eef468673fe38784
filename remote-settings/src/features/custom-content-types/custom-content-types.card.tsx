import { useSetting } from '@site-admin/kit';
import { CardBody } from '@site-admin/ui';
import { ModuleOptionRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getContentTypeLabels, getContentTypeTexts } from './custom-content-types.texts';

const title = () => getContentTypeTexts().title;

/** Testimonials and portfolios. The module is switched off with the last of them (reference: behaviour, C3). */
function CustomContentTypesCard() {
  const hasTestimonials = useSetting('jetpack_testimonial').value === true;
  const hasPortfolios = useSetting('jetpack_portfolio').value === true;
  const labels = getContentTypeLabels();
  const texts = getContentTypeTexts();
  return (
    <SettingsCardFrame id="custom-content-types" title={title()}>
      <CardBody>
        <Description text={texts.testimonials} />
        <ModuleOptionRow
          slug="custom-content-types"
          name="jetpack_testimonial"
          label={labels.jetpack_testimonial}
          hint={texts.testimonialsHint}
          deactivatesModule={!hasPortfolios}
          hasAbout
        />
      </CardBody>
      <CardBody>
        <Description text={texts.portfolios} />
        <ModuleOptionRow
          slug="custom-content-types"
          name="jetpack_portfolio"
          label={labels.jetpack_portfolio}
          hint={texts.portfoliosHint}
          deactivatesModule={!hasTestimonials}
          hasAbout
        />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const customContentTypesCard: SettingsCard = {
  id: 'custom-content-types',
  tab: 'writing',
  name: title,
  modules: ['custom-content-types'],
  labels: getContentTypeLabels,
  shows: forManagers,
  Card: CustomContentTypesCard,
};
