import { mergeRsbuildConfig } from '@rsbuild/core';
import { defineRemote } from '@selaras/federation/build';
import { slimDagrePlugin } from './build/slim-dagre-plugin';

export default mergeRsbuildConfig(defineRemote({ name: 'mf_cascading' }), { plugins: [slimDagrePlugin] });
