// Replaces the backends of the registry for which the web app is not built.
module.exports = Object.create(null);
