import type { CascadingProps } from '@selaras/cascading-react/contract';
import Cascading from '../../embed/federated/cascading';
import { callbacksOf, type Tell } from './told';

/** `mf_cascading/Cascading`, the module that this remote gives to hosts of module federation. */
export function LiveFederated({ props, tell }: { props: CascadingProps; tell: Tell }) {
  return <Cascading {...props} {...callbacksOf(tell)} />;
}
