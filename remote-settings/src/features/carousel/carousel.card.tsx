import { settingsForm, useField, useIsSaving } from '@site-admin/kit/forms';
import { CardBody, Select } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Description, Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { useAreOptionsDisabled } from '../../card/use-are-options-disabled';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { useMarked } from '../../search/marked';
import { getCarouselLabels, getCarouselTexts } from './carousel.texts';

const carouselForm = settingsForm('carousel', ['carousel_background_color']);

const title = () => getCarouselTexts().title;

function ColorScheme() {
  const { value = 'black', error, edit } = useField(carouselForm, 'carousel_background_color');
  const { black, white } = getCarouselTexts();
  return (
    <Select
      label={useMarked(getCarouselLabels().carousel_background_color)}
      options={[
        { value: 'black', label: black },
        { value: 'white', label: white },
      ]}
      value={value}
      error={error}
      onChange={edit}
      disabled={useAreOptionsDisabled('carousel', useIsSaving(carouselForm))}
    />
  );
}

/** Galleries on the whole screen (spec 002 §2). */
function CarouselCard() {
  const labels = getCarouselLabels();
  const texts = getCarouselTexts();
  return (
    <SettingsCardFrame id="carousel" title={title()} form={carouselForm}>
      <CardBody>
        <Description text={texts.description} />
        <ModuleRow slug="carousel" label={labels.carousel} />
        <Nested>
          <ModuleOptionRow
            slug="carousel"
            name="carousel_display_exif"
            label={labels.carousel_display_exif}
            hint={texts.exifHint}
            needsModule
          />
          <ModuleOptionRow
            slug="carousel"
            name="carousel_display_comments"
            label={labels.carousel_display_comments}
            needsModule
          />
          <ColorScheme />
        </Nested>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const carouselCard: SettingsCard = {
  id: 'carousel',
  tab: 'writing',
  name: title,
  modules: ['carousel'],
  labels: getCarouselLabels,
  shows: forManagers,
  // The performance features include the carousel (spec 001 §2.5; reference: behaviour, A3).
  opens: ['performance'],
  Card: CarouselCard,
};
