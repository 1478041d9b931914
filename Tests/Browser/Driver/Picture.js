// Reads the pixels of a screenshot: PNG with 8 bits a channel, as Chromium writes it.
'use strict';
const zlib = require('node:zlib');

class Picture {
    constructor(png) {
        let offset = 8;
        const data = [];
        while (offset < png.length) {
            const length = png.readUInt32BE(offset);
            const type = png.toString('latin1', offset + 4, offset + 8);
            const body = png.subarray(offset + 8, offset + 8 + length);
            if (type === 'IHDR') {
                [this.width, this.height, this.channels] = [body.readUInt32BE(0), body.readUInt32BE(4),
                    body[9] === 6 ? 4 : 3];
            }
            if (type === 'IDAT') data.push(body);
            offset += length + 12;
        }
        this.pixels = this.unfilter(zlib.inflateSync(Buffer.concat(data)));
    }

    unfilter(raw) {
        const { width, height, channels } = this;
        const stride = width * channels;
        const pixels = Buffer.alloc(stride * height);
        for (let y = 0; y < height; y += 1) {
            const filter = raw[y * (stride + 1)];
            for (let x = 0; x < stride; x += 1) {
                const left = x >= channels ? pixels[y * stride + x - channels] : 0;
                const up = y > 0 ? pixels[(y - 1) * stride + x] : 0;
                const corner = x >= channels && y > 0 ? pixels[(y - 1) * stride + x - channels] : 0;
                const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
                pixels[y * stride + x] = raw[y * (stride + 1) + 1 + x] + predicted;
            }
        }
        return pixels;
    }

    /** The colour at a point as `#RRGGBB`. */
    color(x, y) {
        const start = (Math.round(y) * this.width + Math.round(x)) * this.channels;
        return `#${this.pixels.toString('hex', start, start + 3).toUpperCase()}`;
    }
}

function paeth(left, up, corner) {
    const guess = left + up - corner;
    const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
    return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Whether two colours differ by at most some steps in each channel. */
function isNear(one, other, tolerance = 6) {
    const channels = (color) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
    const [a, b] = [channels(one), channels(other)];
    return a.every((value, index) => Math.abs(value - b[index]) <= tolerance);
}

module.exports = { Picture, isNear };
