import { useMissingChunk } from '../../cards/use-missing-chunk';
import { ScanFrame } from './scan-frame';

/** Shown where the chunk of the VaultPress views failed to load. */
export function VaultPressMissing() {
  useMissingChunk('vaultpress-scan');
  return <ScanFrame source="vaultpress" view={{ kind: 'failed' }} />;
}
