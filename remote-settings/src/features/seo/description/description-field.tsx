import { useField } from '@site-admin/kit/forms';
import { _n, sprintf } from '@site-admin/runtime/i18n';
import { classNames, TextArea } from '@site-admin/ui';
import { seoForm } from '../seo-form';
import { getDescriptionTexts } from '../seo.texts';
import { useMarked } from '../../../search/marked';
import { countCharacters, getDescriptionLevel, toDescription } from './description-text';
import styles from './description.module.css';

/** The description of the front page, with its length. */
export function DescriptionField({ disabled }: { readonly disabled: boolean }) {
  const { value = '', error, edit } = useField(seoForm, 'advanced_seo_front_page_description');
  const texts = getDescriptionTexts();
  return (
    <TextArea
      label={useMarked(texts.label)}
      value={value}
      error={error}
      disabled={disabled}
      onChange={(text) => edit(toDescription(text))}
      hint={
        <>
          {texts.hint}
          <Counter length={countCharacters(value)} />
        </>
      }
    />
  );
}

function Counter({ length }: { readonly length: number }) {
  const level = getDescriptionLevel(length);
  const texts = getDescriptionTexts();
  // translators: %d is a number.
  const count = sprintf(_n('%d character', '%d characters', length, 'jetpack'), length);
  return (
    <span className={styles.counter}>
      <span className={classNames(level !== 'ok' && styles[level])} data-level={level}>
        {level === 'maximum' ? `${count}${texts.maximum}` : count}
      </span>
      <span role="status" className={styles.long}>
        {level === 'long' && texts.warning}
      </span>
    </span>
  );
}
