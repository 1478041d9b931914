// Drives Chromium without a window, by its debugging protocol over a pipe.
'use strict';
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const candidates = [process.env.ROBOT_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome-stable',
    'google-chrome'];

/** The path of the browser; `undefined` where there is none. */
function findChromium() {
    return candidates.filter(Boolean).map((name) => {
        const found = spawnSync('/bin/sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
        return found.status === 0 ? found.stdout.trim() : undefined;
    }).find(Boolean);
}

class Chromium {
    constructor(executable) {
        this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'robot-browser-'));
        const options = [
            '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe',
                '--no-first-run',
            '--disable-background-networking', '--disable-component-update', '--disable-default-apps', '--disable-sync',
            '--disable-dev-shm-usage', '--font-render-hinting=none', '--force-color-profile=srgb',
                `--user-data-dir=${this.folder}`,
        ];
        this.process = spawn(executable, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
        [, , , this.output, this.input] = this.process.stdio;
        Object.assign(this, { next: 1, pending: new Map(), sessions: new Map(), received: '' });
        this.input.on('data', (data) => this.receive(data.toString()));
        this.output.on('error', () => {});
        this.ended = new Promise((resolve) => { this.process.on('exit', resolve); });
        this.process.on('exit', () => this.fail(new Error('Chromium ended')));
    }

    receive(data) {
        const messages = (this.received + data).split('\0');
        this.received = messages.pop();
        for (const text of messages) this.dispatch(JSON.parse(text));
    }

    dispatch(message) {
        const waiting = this.pending.get(message.id);
        if (waiting) {
            this.pending.delete(message.id);
            if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`));
            else waiting.resolve(message.result);
        } else {
            this.sessions.get(message.sessionId)?.(message.method, message.params);
        }
    }

    fail(error) {
        for (const { reject } of this.pending.values()) reject(error);
        this.pending.clear();
    }

    send(method, parameters = {}, sessionId) {
        const id = this.next;
        this.next += 1;
        return new Promise((resolve, reject) => {
            this.pending.set(id, { resolve, reject, method });
            this.output.write(`${JSON.stringify({ id, method, params: parameters, sessionId })}\0`);
        });
    }

    async close() {
        await this.send('Browser.close').catch(() => {});
        await this.ended;
        fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
    }
}

module.exports = { Chromium, findChromium };
