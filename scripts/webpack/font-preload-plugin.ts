import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Preloads the font faces that every page needs while the browser still parses the page's head. */
export class FontPreloadPlugin {
  constructor(private readonly wanted: RegExp) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FontPreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('FontPreloadPlugin', (tags) => {
        const fonts = Object.keys(compilation.assets).filter((name) => this.wanted.test(name));
        tags.headTags.unshift(...fonts.sort().map((name) => preload(`${tags.publicPath}${name}`)));
        return tags;
      });
    });
  }
}

function preload(href: string): HtmlWebpackPlugin.HtmlTagObject {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href };
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: 'FontPreloadPlugin' } };
}
