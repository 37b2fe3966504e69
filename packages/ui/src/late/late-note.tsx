import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const Root = styled.span<{ $floats: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} 0;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  ${({ $floats }) =>
    $floats &&
    `position: fixed;
    bottom: ${space(4)};
    left: 50%;
    translate: -50% 0;
    z-index: ${tokens.layer.toast};
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.card};
    background: ${tokens.colour.raised};
    box-shadow: ${tokens.shadow};`}
  & > button {
    min-height: ${tokens.controlHeightSmall};
    padding: 2px ${space(2)};
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.surface};
    color: ${tokens.colour.text};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    @media (pointer: coarse) { min-height: 44px; }
  }
  @media print { display: none; }
`;

interface LateNoteProps {
  /** It could not be fetched; otherwise it only takes long. */
  missing: boolean;
  /** It is being asked for anew. */
  asking: boolean;
  /** Over the page, for a dialog: it has no place of its own. */
  floats: boolean;
  onRetry: () => void;
  /** Gives up what was opened. */
  onClose: (() => void) | undefined;
}

/** Says of a late part, where it will stand, that it is still on its way, or that it could not be fetched. */
export function LateNote({ missing, asking, floats, onRetry, onClose }: LateNoteProps) {
  return (
    <Root role="status" $floats={floats}>
      {missing && !asking ? 'Gagal dimuat' : 'Masih dimuat…'}
      {missing && (
        <button type="button" aria-disabled={asking} onClick={asking ? undefined : onRetry}>
          Coba lagi
        </button>
      )}
      {floats && onClose && (
        <button type="button" onClick={onClose}>
          Batal
        </button>
      )}
    </Root>
  );
}
