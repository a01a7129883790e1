import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { countsAtFirebase, livesAtFirebase } from './scripts/build/lives-at-firebase';
import { FontPreloadPlugin } from './scripts/webpack/font-preload-plugin';
import { PublicFilesPlugin } from './scripts/webpack/public-files-plugin';
import { ServiceWorkerPlugin } from './scripts/webpack/service-worker-plugin';

const root = import.meta.dirname;
const source = join(root, 'src');
const routerBuilds = join(root, 'node_modules', 'react-router', 'dist');
const noFetchAdapter = join(root, 'scripts', 'webpack', 'no-fetch-adapter.js');
const noBackend = join(root, 'scripts', 'webpack', 'no-backend.cjs');
const classMetadata = join(root, 'scripts', 'webpack', 'class-metadata.js');
const backend = process.env['BACKEND'] || 'song';

/** A page that waits for a chunk gives up after two minutes (the specification's figure). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

const rules: RuleSetRule[] = [
  {
    test: /\.tsx?$/,
    include: [source, join(root, 'contract')],
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
  },
  { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
  { test: /\.woff2$/, type: 'asset/resource' },
];

const firebaseConfig = process.env['FIREBASE_CONFIG'] ?? '';

const plugins: webpack.WebpackPluginInstance[] = [
  // The server fills the page in for each answer, so its text stays as it is written.
  new HtmlWebpackPlugin({ template: join(source, 'index.html'), minify: false, scriptLoading: 'defer' }),
  new PublicFilesPlugin(join(root, 'public')),
  new webpack.DefinePlugin({
    'process.env.FIREBASE_CONFIG': JSON.stringify(firebaseConfig),
    'process.env.BACKEND': JSON.stringify(backend),
    'process.env.BACKEND_URL': JSON.stringify(process.env['BACKEND_URL'] ?? ''),
    'process.env.PAGE_VIEWS_AT': JSON.stringify(countsAtFirebase(firebaseConfig) ? 'firebase' : ''),
    // Decided here, so that the other of the two is not even built.
    'process.env.LIVE_AT': JSON.stringify(livesAtFirebase(firebaseConfig) ? 'firebase' : 'song'),
  }),
  new webpack.NormalModuleReplacementPlugin(/\/infrastructure\/backends\/[^/]+\/backend$/, (resource) => {
    if (!resource.request.endsWith(`/backends/${backend}/backend`)) resource.request = noBackend;
  }),
  new ServiceWorkerPlugin({ shellChunks: ['main', 'home', 'player-bars', 'messages-vi', 'messages-en'] }),
  new FontPreloadPlugin(/-(latin|vietnamese)-wght-normal\.[^.]+\.woff2$/),
  // axios brings an adapter over fetch for places without XMLHttpRequest; a browser never uses it.
  new webpack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
    if (resource.context.endsWith(join('axios', 'lib', 'adapters'))) resource.request = noFetchAdapter;
  }),
  // Nor does anything ask for a status code by its name: axios' own nothing stands in for their table.
  new webpack.NormalModuleReplacementPlugin(/^\.\/helpers\/HttpStatusCode\.js$/, './helpers/null.js'),
  // What is given up is given up by a signal; their older way of saying so is used by nobody.
  new webpack.NormalModuleReplacementPlugin(/^\.\/cancel\/CancelToken\.js$/, './helpers/null.js'),
  // The decorators of which it speaks are nowhere in the web app.
  new webpack.NormalModuleReplacementPlugin(/^reflect-metadata/, classMetadata),
  new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash].css' }),
];

/** Four digits for as many modules as there are: the default goes to five for all of them at once. */
const shortIds = () => new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true });

const pluginsOf = (mode: 'production' | 'development') => (mode === 'production' ? [...plugins, shortIds()] : plugins);

/** The router's package leads everybody to its build for development, whose warnings nobody reads in production. */
const routerFor = (mode: 'production' | 'development') => ({
  'react-router$': join(routerBuilds, mode, 'index.mjs'),
  'react-router/dom$': join(routerBuilds, mode, 'dom-export.mjs'),
});

const packed = (algorithm: 'gzip' | 'brotliCompress', extension: string) => ({
  implementation: MinimizerPlugin.compress,
  options: { algorithm },
  type: 'asset' as const,
  filename: `[path][base].${extension}`,
});

/** Each pass finds what the one before it freed; browsers of the target year need no older spellings. */
const smallScripts = (ecma: 5 | 2022) => ({
  implementation: MinimizerPlugin.swcMinify,
  options: { ecma, compress: { ecma, passes: 4 } },
});

/** Small once, when built, so that the server compresses no asset: `.br` and `.gz` lie beside each. */
const minimizer = (ecma: 5 | 2022, files: { readonly include?: RegExp; readonly exclude?: RegExp }) =>
  new MinimizerPlugin({
    test: /\.(js|css|svg|json)$/,
    ...files,
    minify: [smallScripts(ecma), MinimizerPlugin.esbuildMinifyCss],
    generate: { gzip: packed('gzip', 'gz'), brotli: packed('brotliCompress', 'br') },
    extractComments: false,
  });

/** What tells a browser that it is too old is read by that browser. */
const READ_BY_ALL = /^theme\.js$/;

const cacheOf = (name: string): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: join(root, '.cache', 'webpack'),
  name,
  buildDependencies: {
    config: [import.meta.filename, join(root, 'package-lock.json'), join(root, 'scripts/webpack/')],
  },
});

export function clientConfiguration(mode: 'production' | 'development'): Configuration {
  const name = mode === 'production' ? '[name].[contenthash:6]' : '[name]';
  return {
    mode,
    target: 'browserslist',
    context: root,
    entry: { main: join(source, 'main.tsx') },
    // rxjs offers its classes as classes under "es2015"; without it they come compiled down, with helpers.
    resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['es2015', '...'], alias: routerFor(mode) },
    module: { rules },
    output: {
      path: join(root, 'dist', 'client'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      // By id: the entry would carry the name of every chunk.
      chunkFilename: `assets/${name.replace('[name]', '[id]')}.js`,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      trustedTypes: { policyName: 'song-webpack' },
      clean: true,
    },
    plugins: pluginsOf(mode),
    optimization: {
      moduleIds: mode === 'production' ? false : 'named',
      // The libraries change less often than our own code: a new version of the app leaves them in the browser's cache.
      splitChunks: {
        chunks: 'async',
        cacheGroups: { libraries: { test: /node_modules/, chunks: 'initial', name: 'libraries' } },
      },
      minimizer: [minimizer(2022, { exclude: READ_BY_ALL }), minimizer(5, { include: READ_BY_ALL })],
    },
    // Made for whoever looks for a fault; the server serves none, so that no script names one.
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    cache: cacheOf(`${mode}-${backend}`),
    performance: false,
    stats: 'errors-warnings',
  };
}

export default clientConfiguration('production');
