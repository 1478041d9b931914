// Serves the files of a folder to this machine, as the pages of the documentation load their text.
'use strict';
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
    '.svg': 'image/svg+xml', '.png': 'image/png' };

class SiteServer {
    static async start(folder) {
        const site = new SiteServer(path.resolve(folder));
        await new Promise((resolve) => { site.server.listen(0, '127.0.0.1', resolve); });
        site.address = `http://127.0.0.1:${site.server.address().port}`;
        return site;
    }

    constructor(folder) {
        this.folder = folder;
        this.server = http.createServer((request, response) => this.answer(request, response));
    }

    /** The file of a path; `undefined` if there is none in the folder. */
    file(name) {
        const place = path.join(this.folder, name);
        if (place !== this.folder && !place.startsWith(this.folder + path.sep)) return undefined;
        const file = fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ? path.join(place, 'index.html') : place;
        return fs.existsSync(file) ? file : undefined;
    }

    answer(request, response) {
        const file = this.file(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
        response.writeHead(file ? 200 : 404, { 'Content-Type': types[path.extname(file ?? '')] ?? 'text/plain' });
        response.end(file ? fs.readFileSync(file) : undefined);
    }

    close() {
        this.server.closeAllConnections();
        this.server.close();
    }
}

module.exports = { SiteServer };
