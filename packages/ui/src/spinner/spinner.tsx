import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
    border-right-color: currentColor;
  }
`;

export interface SpinnerProps {
  /** Diameter in pixels. */
  size?: number;
  /** What is being waited for; left out when text beside it says so already. */
  label?: string;
}

/** Turning ring for short waits; stands still with reduced motion. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <>
      <Ring $size={size} aria-hidden="true" />
      {label !== undefined && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  );
}
