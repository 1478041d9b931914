// The screens of a tea shop: a list of teas, and a basket with a voucher.
'use strict';
const { Views } = require('./Views.js');

const teas = [
    ['Earl Grey', 'Bergamot, black tea', 4.5, '#8C5A2B', '#D9A441'],
        ['Sencha', 'Steamed green tea', 6, '#2E7D4F', '#A9D18E'],
    ['Rooibos', 'Red bush, no caffeine', 3.8, '#A33B20', '#F0A87C'],
        ['Darjeeling', 'First flush', 7.2, '#7A5C1E', '#E7CF8B'],
    ['Oolong', 'Half-fermented', 8.4, '#37545C', '#9CC3C9'],
        ['Chai', 'Cardamom and cinnamon', 4.2, '#6B3E26', '#D7A27C'],
    ['Pu-erh', 'Aged for ten years', 12, '#3B2A20', '#A58B74'],
        ['Peppermint', 'From the garden', 3.5, '#1F6F5C', '#8FD6BF'],
    ['Jasmine', 'Green tea with blossoms', 5.6, '#5B6E2F', '#DCE3A3'],
];

const price = (value) => `£${value.toFixed(2)}`;
const list = 'Sources/Shop/TeaListViewController.swift';
const basketFile = 'Sources/Shop/BasketViewController.swift';

class ShopScreens {
    constructor(recorder, appearance) {
        this.recorder = recorder;
        this.views = new Views(recorder, appearance);
        this.colors = this.views.colors;
        [this.width, this.height] = [393, 852];
    }

    picture([name, , , dark, light]) {
        const drawing = this.recorder.fragment([
            ['save'], ['clip', [0, 0, 52, 52, 12]],
                ['linear', [[0, light], [1, dark]], [0, 0], [52, 52], { before: 1, after: 1 }],
            ['fill', this.recorder.text('M 12 40 C 12 22 24 12 42 12 C 42 30 32 42 12 40 Z'), '#FFFFFF',
                { alpha: 0.85 }],
            ['stroke', this.recorder.text('M 10 43 C 18 34 26 26 36 18'), dark, { width: 2, cap: 'round' }],
                ['restore'],
        ]);
        return this.recorder.image({ kind: 'drawing', name, size: [52, 52], drawing });
    }

    cell(tea, index, count) {
        const { views, colors } = this;
        const [name, detail, cost] = tea;
        const key = `cell ${name}`;
        return {
            key, class: 'TeaCell', box: [0, index * 76, 361, 76],
                under: [['fill', [0, 0, 361, 76], colors.cell], ['fill', [80, 75.67, 281, 0.33], colors.line]],
            children: [{
                key: `${key}/content`, class: 'UIView', box: [0, 0, 361, 76], children: [
                    {
                        key: `${key}/image`, class: 'UIImageView', box: [16, 12, 52, 52],
                        under: [['image', this.picture(tea), [0, 0, 52, 52]]],
                        clips: 1, radius: 12, properties: { image: `UIImage(named: "${name}")`,
                            contentMode: '.scaleAspectFill' },
                    },
                    views.label(`${key}/name`, name, [80, 14, 180, 24], { weight: 600, edges: this.nameEdges(name) }),
                    views.label(`${key}/detail`, detail, [80, 40, 180, 20], { size: 14, color: colors.soft }),
                    views.label(`${key}/price`, price(cost), [262, 14, 83, 24], { align: 'right' }),
                    count > 0 && {
                        key: `${key}/badge`, class: 'BadgeView', box: [319, 42, 26, 22], radius: 11,
                        text: String(count),
                        under: [['fill', [0, 0, 26, 22, 11], colors.tint],
                            views.line(String(count), 0, 16,
                            { size: 13, weight: 600, color: '#FFFFFF', align: 'center', width: 26 })],
                        access: { element: 1, role: 'text', label: `${count} in the basket` },
                    },
                ].filter(Boolean),
            }],
            access: { element: 1, role: 'button', label: `${name}, ${detail}`, value: price(cost),
                hint: 'Adds it to the basket', traits: '.button' },
            automation: { type: 'cell', label: name, identifier: `tea.${name.toLowerCase()}` },
            properties: { reuseIdentifier: '"tea"', selectionStyle: '.default', isSelected: false,
                accessoryType: '.none' },
            query: `theFirstView(ofClass(TeaCell.self), containing(withLabel("${name}")))`,
            edges: this.cellEdges(index),
        };
    }

    nameEdges(name) {
        return [
            ['left', 'constraint', `UILabel "${name}".leading == UIImageView.trailing + 12`, list, 88],
            ['top', 'constraint', `UILabel "${name}".top == UIImageView.top + 2`, list, 89],
            ['right', 'constraint', `UILabel "${name}".trailing <= UILabel.leading - 8`, list, 90],
            ['right', 'content', 'its intrinsic width, horizontal compression resistance 750'],
                ['bottom', 'content', 'its intrinsic height'],
        ];
    }

    cellEdges(index) {
        return [
            ['left', 'system', 'the table view places its cells'], ['top', 'system', `row ${index} of section 0`],
            ['width', 'system', 'as wide as the table view'], ['height', 'frame', 'tableView.rowHeight = 76', list, 31],
        ];
    }

    list({ scroll = 0, counts = {}, x = 0, pressed } = {}) {
        const { views, colors } = this;
        const first = Math.max(0, Math.floor(scroll / 76));
        const shown = teas.slice(first, first + 10);
        const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const cells = shown.map((tea, at) => {
            const cell = this.cell(tea, first + at, counts[tea[0]] ?? 0);
            if (tea[0] === pressed) cell.under = [['fill', [0, 0, 361, 76], colors.fill]];
            return cell;
        });
        const basket = views.button('basket button', total > 0 ? `Basket (${total})` : 'Basket', [270, 54, 119, 44],
            { fill: null, color: colors.tint, identifier: 'basket' });
        const bar = views.navigationBar('list bar', 'Teas', this.width);
        bar.children.push(basket);
        return {
            key: 'list', class: 'UIView', controller: 'TeaListViewController', box: [x, 0, this.width, this.height],
            under: [['fill', [0, 0, this.width, this.height], colors.ground]],
            children: [{
                key: 'table', class: 'UITableView', box: [16, 110, 361, 742], scroll: [0, scroll], clips: 1,
                radius: [12, 12, 0, 0], children: cells,
                automation: { type: 'table' },
                properties: { contentOffset: `(0, ${scroll})`, rowHeight: 76, separatorStyle: '.singleLine' },
                query: 'theFirstView(ofClass(UITableView.self))',
                edges: [
                    ['left', 'constraint', 'UITableView.leading == UIView.layoutMarginsGuide.leading', list, 40],
                    ['top', 'constraint', 'UITableView.top == UIView.safeAreaLayoutGuide.top + 12', list, 41],
                    ['right', 'constraint', 'UITableView.trailing == UIView.layoutMarginsGuide.trailing', list, 42],
                    ['bottom', 'constraint', 'UITableView.bottom == UIView.bottom', list, 43],
                ],
            }, bar],
        };
    }

    basket({ counts, voucher = '', isFocused = false, discount = 0, x = 0, banner = -90, paid = false }) {
        const { views, colors } = this;
        const lines = Object.entries(counts).filter(([, count]) => count > 0);
        const cost = (name) => teas.find(([tea]) => tea === name)[2];
        const sum = lines.reduce((total, [name, count]) => total + cost(name) * count, 0);
        const rows = lines.map(([name, count], index) => views.view(`line ${name}`, [0, index * 52, 361, 52], {
            under: [['fill', [0, 0, 361, 52], colors.cell], ['fill', [16, 51.67, 345, 0.33], colors.line]],
            children: [
                views.label(`line ${name}/name`, `${count} × ${name}`, [16, 14, 200, 24]),
                views.label(`line ${name}/price`, price(cost(name) * count), [245, 14, 100, 24],
                    { align: 'right', color: colors.soft }),
            ],
        }));
        const bottom = lines.length * 52;
        return {
            key: 'basket', class: 'UIView', controller: 'BasketViewController', box: [x, 0, this.width, this.height],
            under: [['fill', [0, 0, this.width, this.height], colors.ground]],
            ...(x > 0 && { shadow: [-3, 0, 8, '#00000040'] }),
            children: [
                views.view('lines', [16, 114, 361, bottom],
                    { class: 'UIStackView', clips: 1, radius: 12, children: rows,
                    properties: { axis: '.vertical', spacing: 0, distribution: '.fill' } }),
                views.field('voucher', { text: voucher, placeholder: 'Voucher', box: [16, 134 + bottom, 361, 44],
                    isFocused, identifier: 'voucher' }),
                ...this.totals(sum, discount, bottom),
                views.button('pay', paid ? 'Paid' : `Pay ${price(sum - discount)}`, [16, 744, 361, 52], {
                    identifier: 'pay', isEnabled: !paid, radius: 14, edges: this.payEdges(),
                }),
                views.navigationBar('basket bar', 'Basket', this.width, 'Teas'), this.banner(banner),
            ],
        };
    }

    totals(sum, discount, bottom) {
        const { views, colors } = this;
        return [
            discount > 0 && views.label('discount', `Voucher: −${price(discount)}`, [16, 196 + bottom, 361, 22],
                { size: 15, color: colors.green, align: 'right' }),
            views.label('total', `Total ${price(sum - discount)}`, [16, 222 + bottom, 361, 30],
                { size: 22, weight: 700, align: 'right' }),
        ].filter(Boolean);
    }

    payEdges() {
        return [
            ['left', 'constraint', 'UIButton "Pay".leading == UIView.layoutMarginsGuide.leading', basketFile, 61],
            ['right', 'constraint', 'UIButton "Pay".trailing == UIView.layoutMarginsGuide.trailing', basketFile, 62],
            ['bottom', 'constraint', '"above the home indicator": UIButton "Pay".bottom == UIView.safeAreaLayoutGuide.bottom - 22', basketFile, 63],
            ['height', 'constraint', 'UIButton "Pay".height == 52', basketFile, 64],
        ];
    }

    /** A banner from below, which covers the button when it is up. */
    banner(offset) {
        const { views, colors } = this;
        return {
            key: 'banner', class: 'BannerView', box: [8, this.height - 24 - 92 - Math.max(-140, offset), 377, 92],
            hidden: offset <= -90 ? 1 : undefined, opacity: 0.97,
            shadow: [0, 6, 14, '#00000059'], radius: 20, z: 10, under: [
                ['fill', [0, 0, 377, 92, 20], colors.cell],
                    ['image', this.recorder.image({ kind: 'symbol', name: 'gift.fill', size: [30, 30],
                    tint: colors.tint, line: this.recorder.text('M4 11H20V20.5H4ZM3 7H21V11H3ZM12 7V20.5'), closed: 1 }), [18, 31, 30, 30]],
            ],
            children: [
                views.label('banner/title', 'Free delivery today', [64, 20, 290, 24], { weight: 600 }),
                views.label('banner/text', 'On all orders over £10', [64, 46, 290, 22],
                    { size: 15, color: colors.soft }),
            ],
            automation: { type: 'other', identifier: 'banner' },
            properties: { isUserInteractionEnabled: true, 'layer.zPosition': 10 },
            query: 'theFirstView(ofClass(BannerView.self))',
            edges: [['left', 'frame', 'banner.frame = CGRect(x: 8, …)', basketFile, 112],
                ['bottom', 'autoresizing', 'flexible top margin']],
        };
    }

    alert({ progress, title, message }) {
        const { views, colors } = this;
        const scale = Math.round((1.18 - 0.18 * progress) * 1000) / 1000;
        return {
            key: 'alert', class: 'UITransitionView', box: [0, 0, this.width, this.height], opacity: progress,
            controller: 'UIAlertController',
            children: [
                views.view('alert/dim', [0, 0, this.width, this.height],
                    { class: 'UIDimmingView', under: [['fill', [0, 0, this.width, this.height], colors.dim]] }),
                views.view('alert/card', [61.5, 350, 270, 140], {
                    class: 'UIAlertView', radius: 14, clips: 1,
                        ...(scale !== 1 && { transform: [scale, 0, 0, scale, 0, 0] }),
                        under: [['fill', [0, 0, 270, 140, 14], colors.cell]],
                    automation: { type: 'alert', label: title }, children: [
                        views.label('alert/title', title, [16, 20, 238, 24],
                            { weight: 600, align: 'center', traits: '.header' }),
                        views.label('alert/message', message, [16, 46, 238, 20], { size: 13, align: 'center' }),
                        views.view('alert/line', [0, 95.67, 270, 0.33],
                            { under: [['fill', [0, 0, 270, 0.33], colors.line]] }),
                        views.button('alert/ok', 'OK', [0, 96, 270, 44], { fill: null, color: colors.tint }),
                    ],
                }),
            ],
        };
    }

    windows(screens, { keyboard } = {}) {
        const root = { key: 'navigation', class: 'UIView', controller: 'UINavigationController',
            box: [0, 0, this.width, this.height], children: screens };
        const window = {
            key: 'window', class: 'UIWindow', box: [0, 0, this.width, this.height], children: [root],
            automation: { type: 'window' },
            properties: { isKeyWindow: true, windowLevel: '.normal', tintColor: this.colors.tint },
        };
        return [window, keyboard !== undefined && this.views.keyboard(this.width, this.height, keyboard),
            this.views.statusBar(this.width)].filter(Boolean);
    }
}

module.exports = { ShopScreens, teas };
