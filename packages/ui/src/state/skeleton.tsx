import styled, { keyframes } from 'styled-components';
import { tokens } from '../token/tokens';
import { awaitedMark } from './awaited';
import { lateSign } from './late-sign';

const breathe = keyframes`50% { opacity: 0.45; }`;

export interface SkeletonProps {
  /** CSS width; full width when left out. */
  width?: string;
  /** CSS height; one line of text when left out. */
  height?: string;
}

/** Grey block of the size of what will stand there, seen after a moment. Hidden from screen readers: the container says it is busy. */
export const Skeleton = styled.span.attrs<SkeletonProps>({
  'aria-hidden': true,
  ...awaitedMark,
})<SkeletonProps>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '1lh' }) => height};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.line};
  animation: ${lateSign}, ${breathe} 1600ms ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: ${lateSign}; }
`;
