import { isTercapai } from '@selaras/domain';
import { Button, StatusBadge, space, tokens, wrapRow } from '@selaras/ui';
import { ClipboardCopy, CornerDownRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { sentencesOf, verdictOf, type Why, whyOf, whyText } from '../../tree/analysis/why';
import { levelAt } from '../../tree/model/level';
import { cardAt, type TreeModel } from '../../tree/model/model';
import type { PanelProps } from '../kit/panel-props';
import { PanelBody } from '../kit/panel-style';
import { JumpList } from './jump-list';

const Head = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-left: 4px solid ${tokens.colour.brand};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  & h3 { margin: 0; font-size: ${tokens.text[14]}; }
  & small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Acts = styled.div`
  ${wrapRow(2)}
`;

const Part = styled.section`
  display: grid;
  gap: ${space(1)};
  & h3 { margin: 0; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const NOT_YET = 'Mengapa belum 100%?';

/**
 * "Mengapa belum 100%?": what keeps a box from its target, down its branch, as sentences. The box asked about stays while
 * the reasons are walked through in the picture.
 */
export default function WhyPanel({ store, scene }: PanelProps) {
  const { model, selected, settings } = scene;
  const [asked, setAsked] = useState<string | null>(null);
  const box = (asked === null ? undefined : model.indexOf.get(asked)) ?? selected;
  const why = useMemo(() => (box < 0 ? null : whyOf(model, box)), [model, box]);
  const [failing, missing] = useMemo(
    () => [why?.failing ?? [], why?.missing ?? []].map((boxes) => boxes.map((at) => reasonOf(model, at))),
    [model, why],
  );
  if (why === null) {
    return (
      <PanelBody>
        <h2>{NOT_YET}</h2>
        <p>Pilih satu kotak untuk membaca apa yang menahannya dari target.</p>
      </PanelBody>
    );
  }
  const card = cardAt(model, box);
  const title = isTercapai(card.capaian) ? 'Target kotak ini tercapai' : NOT_YET;
  const level = model.level[box] ?? 0;
  const walk = (to: number) => {
    setAsked(model.keys[box] ?? null);
    store.focus(to);
  };
  return (
    <PanelBody>
      <h2>{title}</h2>
      <Head aria-label="Kotak yang ditanyakan">
        <small>{levelAt(level).label[settings.type]}</small>
        <h3>{card.sasaran}</h3>
        <div>
          <StatusBadge status={card.status} />
        </div>
        <p>{sentencesOf(card, level).join(' ')}</p>
        <p role="status">{verdictOf(card, why)}</p>
        <Acts>
          {/* Without https a browser has no clipboard to offer. */}
          {navigator.clipboard !== undefined && (
            <CopyButton of={why} text={() => whyText(model, box, settings, why)} />
          )}
          {selected !== box && selected >= 0 && (
            <Button size="small" icon={<CornerDownRight size={14} />} onClick={() => setAsked(null)}>
              Tanyakan kotak terpilih
            </Button>
          )}
          {selected !== box && (
            <Button size="small" variant="quiet" onClick={() => walk(box)}>
              Kembali ke kotak ini
            </Button>
          )}
        </Acts>
      </Head>
      {why.failing.length > 0 && (
        <Part aria-label="Belum berhasil">
          <h3>Belum berhasil</h3>
          <JumpList store={store} scene={scene} label="Belum berhasil" jumps={failing ?? []} onJump={walk} />
        </Part>
      )}
      {why.missing.length > 0 && (
        <Part aria-label="Belum ada angka">
          <h3>Belum ada angka</h3>
          <JumpList store={store} scene={scene} label="Belum ada angka" jumps={missing ?? []} onJump={walk} />
        </Part>
      )}
    </PanelBody>
  );
}

const reasonOf = (model: TreeModel, box: number) => ({
  box,
  detail: sentencesOf(cardAt(model, box), model.level[box] ?? 0).join(' '),
});

/** Copies the whole answer, and says so until there is another one. */
function CopyButton({ of, text }: { of: Why; text: () => string }) {
  const [copied, setCopied] = useState<Why | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(of);
  };
  return (
    <Button size="small" icon={<ClipboardCopy size={14} />} onClick={() => void copy()}>
      <span aria-live="polite">{copied === of ? 'Tersalin' : 'Salin'}</span>
    </Button>
  );
}
