import { NarasiOne } from './narasi-one';
import { prepareNarasi } from './prepare-narasi';

export const prepare = prepareNarasi('pemda');

/** `/lkip/narasi-pemda/{id}/edit`: the seven narratives of an indicator are written. */
export const Page = () => <NarasiOne level="pemda" writing />;
