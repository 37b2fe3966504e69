import type * as published from '@selaras/cascading-react/contract';
import type { CascadingTree } from '@selaras/contracts';
import type { Theme } from '@selaras/domain';
import type { Core } from 'cytoscape';
import type { OwnColours } from '../../diagram/theme/theme-context';

type Fits<From, To> = [From] extends [To] ? true : false;
type Same<One, Other> = Fits<One, Other> extends true ? Fits<Other, One> : false;

/** Does not compile where the answer is no. */
const holds = <_Answer extends true>() => true;

describe('the types of the contract, which applications of others read without our packages', () => {
  it('say the same as the contract, the design system and cytoscape', () => {
    const answers = [
      holds<Same<published.CascadingTree, CascadingTree>>(),
      holds<Same<Required<published.OwnColours>, Required<OwnColours>>>(),
      holds<Same<published.Theme, Theme>>(),
      holds<Fits<Core, published.Core>>(),
    ];
    expect(answers).not.toContain(false);
  });
});
