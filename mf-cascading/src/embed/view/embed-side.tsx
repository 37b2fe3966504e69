import { Details } from '../../panels/details/details';
import type { PanelProps } from '../../panels/kit/panel-props';
import { OutlinePanel } from '../../panels/outline/outline-panel';
import { useEmbedWords } from '../words/words';
import { Side } from './embed-frame';

/** Beside the picture: the same tree as text, and everything about the selected box. */
export default function EmbedSide(props: PanelProps) {
  const { store, scene, address } = props;
  const words = useEmbedWords();
  return (
    <Side aria-label={words.panel}>
      {address.panel !== 'tutup' && <OutlinePanel {...props} />}
      <Details store={store} scene={scene} onTrace={() => {}} />
    </Side>
  );
}
