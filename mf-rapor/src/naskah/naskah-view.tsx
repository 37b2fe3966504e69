import {
  beginsDeeper,
  type Naskah,
  type NaskahBlok,
  type NaskahDaftar,
  type NaskahSebaris,
  type NaskahTanda,
} from '@selaras/contracts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GambarView } from './gambar-view';
import { naskahStyle } from './naskah-style';

const Root = styled.div`${naskahStyle}`;

type Tabel = Extract<NaskahBlok, { type: 'table' }>;
type Sel = Tabel['content'][number]['content'][number];

/** Numbers the footnotes of one text as they are met. */
type Catatan = string[];

/** Rich text of a report as it is read; footnotes are numbered by their place and stand below. */
export function NaskahView({ naskah }: { naskah: Naskah }) {
  const catatan: Catatan = [];
  const blocks = drawBlocks(naskah.content, catatan);
  return (
    <Root>
      {blocks}
      {catatan.length > 0 && (
        <ol className="catatan-kaki" aria-label="Catatan kaki">
          {catatan.map((isi, at) => (
            <li key={at}>{isi}</li>
          ))}
        </ol>
      )}
    </Root>
  );
}

/** Blocks have no names of their own: their places are. */
const drawBlocks = (blocks: readonly NaskahBlok[], catatan: Catatan): ReactNode[] =>
  blocks.map((block, at) => drawBlock(block, catatan, at));

function drawBlock(block: NaskahBlok, catatan: Catatan, key: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{drawLine(block.content, catatan)}</p>;
    case 'heading': {
      const Tag = (['h4', 'h5', 'h6'] as const)[block.attrs.level - 1] ?? 'h6';
      return <Tag key={key}>{drawLine(block.content, catatan)}</Tag>;
    }
    case 'gambar':
      return <GambarView key={key} {...block.attrs} />;
    case 'table':
      return (
        <div key={key} className="tabel">
          <table>
            <tbody>
              {block.content.map((row, at) => (
                <tr key={at}>{row.content.map((cell, place) => drawCell(cell, catatan, place))}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return drawList(block, catatan, key);
  }
}

function drawList({ type, attrs, content }: NaskahDaftar, catatan: Catatan, key: number): ReactNode {
  const items = content.map((item, at) =>
    at === 0 && beginsDeeper(item) ? (
      <li key={at} className="lebih-dalam">
        {drawBlocks(item.content.slice(1), catatan)}
      </li>
    ) : (
      <li key={at}>{drawBlocks(item.content, catatan)}</li>
    ),
  );
  return type === 'orderedList' ? (
    <ol key={key} start={attrs?.start ?? 1} type={attrs?.jenis}>
      {items}
    </ol>
  ) : (
    <ul key={key}>{items}</ul>
  );
}

function drawCell({ type, attrs, content }: Sel, catatan: Catatan, key: number): ReactNode {
  const Tag = type === 'tableHeader' ? 'th' : 'td';
  return (
    <Tag key={key} colSpan={attrs?.colspan} rowSpan={attrs?.rowspan}>
      {drawBlocks(content, catatan)}
    </Tag>
  );
}

const drawLine = (line: readonly NaskahSebaris[] | undefined, catatan: Catatan): ReactNode[] =>
  (line ?? []).map((piece, key) => {
    if (piece.type === 'hardBreak') return <br key={key} />;
    if (piece.type === 'catatanKaki') {
      const nomor = catatan.push(piece.attrs.isi);
      return (
        <sup key={key} className="catatan" title={piece.attrs.isi}>
          {nomor}
        </sup>
      );
    }
    const text = (piece.marks ?? []).reduceRight<ReactNode>(
      (inner, mark) => drawMark(mark, inner),
      piece.text,
    );
    return <span key={key}>{text}</span>;
  });

function drawMark(mark: NaskahTanda, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'superscript':
      return <sup>{inner}</sup>;
    case 'subscript':
      return <sub>{inner}</sub>;
    default:
      return (
        <a href={mark.attrs.href} target="_blank" rel="noreferrer noopener">
          {inner}
        </a>
      );
  }
}
