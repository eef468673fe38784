import { memo, useCallback, useId, type KeyboardEvent } from 'react';
import { sprintf } from '@site-admin/runtime/i18n';
import { Button, ButtonGroup, Icon, TextField } from '@site-admin/ui';
import { getPageTypeLabels, getTitleTexts, getTokenLabels } from '../seo.texts';
import { useMarked } from '../../../search/marked';
import { offeredTokens, renderTitle, type PageType, type TitleToken } from './title-format';
import { TokenList } from './token-list';
import { useTokenInput } from './use-token-input';
import styles from './titles.module.css';

export interface TitleFieldProps {
  readonly page: PageType;
  readonly text: string;
  readonly onChange: (page: PageType, text: string) => void;
  /** Shown in place of the tokens in the preview. */
  readonly samples: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The title of one kind of page, with buttons that insert its tokens and a list of them once a bracket is typed. */
export const TitleField = memo(function TitleField({ page, text, onChange, samples, error, disabled }: TitleFieldProps) {
  const label = getPageTypeLabels()[page];
  const listId = useId();
  const input = useTokenInput({
    tokens: offeredTokens[page],
    onChange: useCallback((next: string) => onChange(page, next), [onChange, page]),
  });
  const { suggestions, active } = input;
  const isOpen = suggestions.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (input.handleKey(event.key)) event.preventDefault();
  };
  return (
    <div className={styles.title}>
      <TextField
        ref={input.ref}
        label={useMarked(label)}
        value={text}
        error={error}
        disabled={disabled}
        onChange={input.change}
        onKeyDown={onKeyDown}
        onBlur={input.close}
        spellCheck={false}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
      />
      {isOpen && (
        <TokenList
          id={listId}
          label={sprintf(getTitleTexts().tokensFor, label)}
          tokens={suggestions}
          active={active}
          onChoose={input.choose}
        />
      )}
      <TokenButtons page={page} disabled={disabled} onInsert={input.insert} />
      <TitlePreview title={renderTitle(text, page, samples)} />
    </div>
  );
});

interface TokenButtonsProps {
  readonly page: PageType;
  readonly disabled: boolean;
  readonly onInsert: (token: TitleToken) => void;
}

const TokenButtons = memo(function TokenButtons({ page, disabled, onInsert }: TokenButtonsProps) {
  const labels = getTokenLabels();
  return (
    <ButtonGroup label={sprintf(getTitleTexts().insertInto, getPageTypeLabels()[page])}>
      {offeredTokens[page].map((token) => (
        <Button key={token} size="small" disabled={disabled} onClick={() => onInsert(token)}>
          <Icon name="plus" size={16} />
          {labels[token]}
        </Button>
      ))}
    </ButtonGroup>
  );
});

function TitlePreview({ title }: { readonly title: string }) {
  const texts = getTitleTexts();
  return <p className={styles.preview}>{title === '' ? texts.empty : sprintf(texts.preview, title)}</p>;
}
