import { cascadingTreeSchema } from '@selaras/contracts';
import { defineRemote } from '@selaras/federation/build';
import { shapeOf } from './src/embed/data/shape/shape-of';

/** The remote, and the same diagram as a script for any page. */
export default defineRemote({
  name: 'mf_cascading',
  exposes: {
    './Cascading': './src/embed/federated/cascading.ts',
    './lifecycles': './src/embed/federated/lifecycles.ts',
  },
  embed: {
    entry: './src/embed/script.ts',
    constants: { SELARAS_TREE_SHAPE: shapeOf(cascadingTreeSchema) },
    lateParts: [
      {
        name: 'graf',
        test: /[\\/]node_modules[\\/](\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react-)?cytoscape(js)?[\\/]|[\\/]src[\\/]graph[\\/]/,
      },
      { name: 'ekspor', test: /[\\/]src[\\/](export|embed[\\/]output)[\\/]|[\\/]uqr[\\/]/ },
    ],
  },
});
