import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Milliseconds the button confirms the copy (spec 000 §9). */
const copiedFor = 4000;

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby'> {
  /** The text to copy. */
  readonly text: string;
  readonly label?: string | undefined;
  readonly copiedLabel?: string | undefined;
  readonly onCopy?: (() => void) | undefined;
}

/** A button that copies a text and confirms it for four seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = __('Copy', 'jetpack'), copiedLabel = __('Copied!', 'jetpack'), onCopy, ...look } = props;
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedFor);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopies((count) => count + 1);
    onCopy?.();
  };
  return (
    <>
      <Button {...look} onClick={() => void copy()}>
        {isCopied ? copiedLabel : label}
      </Button>
      <span aria-live="polite">{isCopied && <VisuallyHidden>{copiedLabel}</VisuallyHidden>}</span>
    </>
  );
}

/** Copies through the clipboard API, or by selection on pages without https, where that API is missing. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(area);
  area.focus();
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
