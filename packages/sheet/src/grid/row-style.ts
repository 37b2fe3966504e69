import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { frozen, line, state } from './grid-style';

const { colour } = tokens;

/** Levels of a tree that are indented, from its top. */
const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Ground of a row and of its cells that others slide under. Said to each of them: a cell that inherits it would have all
 * cells of the row styled anew whenever the row moves.
 */
const ground = (shade: string) => `
  background: ${shade};
  & > :first-child, & > [data-state] { background: ${shade}; }
`;

/** Indent and edge of a row's first cell by its level. */
const ofLevels = levels
  .map(
    (level) => `
  &[aria-level='${level}'] > :first-child {
    padding-left: calc(${space(1)} + ${level - 1} * var(--indent));
    box-shadow: inset 3px 0 ${colour[`sequence-${Math.max(1, 6 - level)}` as 'sequence-1']};
  }`,
  )
  .join('');

/**
 * One row with all its cells: styled once for the whole grid and by attributes, because a scroll mounts rows by the
 * hundred. Nothing that cells inherit is a row's own, so that they share their computed styles; figures are plain
 * blocks, whose line is as high as the row.
 */
export const RowBox = styled.div`
  ${line}
  position: absolute;
  top: 0;
  height: var(--row);
  contain: layout style;
  ${ground(colour.surface)}
  &:hover { ${ground(colour.hover)} }
  &[aria-level='1'] { ${ground(colour.sunken)} font-weight: 600; }
  &[aria-level='2'] { font-weight: 600; }
  &[data-editing] { z-index: 2; }

  & > [role='gridcell'] {
    position: relative;
    display: flex;
    align-items: center;
    min-width: 0;
    padding: 0 ${space(2)};
    border-bottom: 1px solid ${colour.line};
    border-right: 1px solid ${colour.line};
    cursor: cell;
    user-select: none;
    &[data-figure] {
      display: block;
      justify-content: flex-end;
      line-height: calc(var(--row) - 1px);
      text-align: right;
      white-space: nowrap;
    }
    &[aria-readonly='true'] { color: ${colour.muted}; cursor: default; }
    &[data-pending] { box-shadow: inset 3px 0 ${colour.accent}; }
    &[aria-invalid='true'] { background: ${colour['danger-soft']}; color: ${colour.danger}; }
    &[aria-selected='true'] { background: ${colour['brand-soft']}; }
    &[data-active] { outline: 2px solid ${colour.brand}; outline-offset: -2px; scroll-margin-bottom: 5.5rem; }
    &[data-filling] { outline: 1px dashed ${colour.brand}; outline-offset: -1px; }
    & > [data-text] {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    & > [data-gap] { flex: none; width: 1.25rem; }
    & > [data-mark] { display: inline-flex; align-items: center; gap: 4px; margin: auto; cursor: pointer; }
    & > [data-mark='faint'] { opacity: 0.55; }
    & > [data-lacks] { display: inline-flex; flex: none; vertical-align: middle; color: ${colour.accent}; }
    & > [data-lacks='wajib'] { color: ${colour.danger}; }
    & > [data-handle] {
      position: absolute;
      right: -4px;
      bottom: -4px;
      z-index: 2;
      width: 9px;
      height: 9px;
      border: 1px solid ${colour.surface};
      background: ${colour.brand};
      cursor: crosshair;
      @media (pointer: coarse) { display: none; }
    }
  }
  & > [role='gridcell']:first-child {
    ${frozen}
    gap: ${space(1)};
    &[aria-selected='true'] { background: ${colour['brand-soft']}; }
    & small { margin-right: ${space(1)}; color: ${colour.muted}; font-size: 0.92em; font-weight: 400; }
    @media (max-width: 560px) { & small { display: none; } }
  }
  ${ofLevels}
  & > [data-state] {
    ${state}
  }

  @media print {
    position: static;
    height: auto;
    transform: none !important;
    break-inside: avoid;
    & > [role='gridcell'] {
      padding: 2px 4px;
      outline: none;
      background: none;
      &[data-figure] { display: flex; line-height: inherit; }
      &[data-active] { outline: none; }
      &[aria-selected='true'] { background: none !important; }
    }
    & [data-handle] { display: none; }
    & > [role='gridcell'] > [data-text] { display: block; }
    & > [data-state] { display: none; }
  }
`;

export const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${colour.muted};
  cursor: pointer;
  &:hover { background: ${colour.hover}; color: ${colour.text}; }
  & > svg { transition: transform ${tokens.motion.fast}; }
  [aria-expanded='true'] > * > & > svg { transform: rotate(90deg); }
  @media (pointer: coarse) { width: 1.75rem; height: 2.5rem; }
  @media print { display: none; }
`;
