// A test of the tea shop: it scrolls, adds teas, types a voucher, sees an alert, and fails since a banner covers a button.
'use strict';
const { Recorder } = require('./Recorder.js');
const { ShopScreens } = require('./ShopScreens.js');

const file = 'Tests/ShopTests/CheckoutTests.swift';
const model = 'Sources/Shop/Basket.swift';

class ShopTest {
    constructor({ appearance = 'light', fails = true } = {}) {
        this.fails = fails;
        this.recorder = new Recorder({
            name: 'A voucher lowers the total', suite: 'CheckoutTests',
            id: 'ShopTests.CheckoutTests/voucher()', file, line: 18, index: 'index.html',
            device: {
                name: 'iPhone 16', size: [393, 852], scale: 3, corner: 55, insets: [59, 0, 34, 0], appearance,
                language: 'en', direction: 'ltr', textSize: 'large',
            },
        });
        this.screens = new ShopScreens(this.recorder, appearance);
        Object.assign(this, { counts: { 'Earl Grey': 0, Oolong: 0 }, scroll: 0,
            state: () => [this.screens.list(this.listState)] });
    }

    get listState() {
        return { scroll: this.scroll, counts: this.counts };
    }

    frame(screens, options = {}) {
        return this.recorder.frame(this.screens.windows(screens, options), options);
    }

    run() {
        const { recorder } = this;
        this.sources();
        recorder.step({ kind: 'app', words: 'Launch Shop', file, line: 19 }, () => this.launch());
        recorder.step({ kind: 'scenario', words: 'A voucher lowers the total', file, line: 20 }, () => {
            recorder.step({ kind: 'step', words: 'Given two teas are in the basket', file, line: 21 },
                () => this.fillBasket());
            recorder.step({ kind: 'step', words: 'When I use the voucher "SUMMER"', file, line: 27 },
                () => this.useVoucher());
            recorder.step({ kind: 'step', words: 'Then the total is £10.90', file, line: 34 }, () => this.checkTotal());
        });
        recorder.step({ kind: 'scenario', words: 'Paying empties the basket', file, line: 38 }, () => {
            recorder.step({ kind: 'step', words: 'When I pay', file, line: 39 }, () => this.pay());
        });
        return recorder.data;
    }

    sources() {
        this.recorder.source(file, 17, [
            '    @Test("A voucher lowers the total")', '    func voucher() {', '        app.launch()',
                '        scenario("A voucher lowers the total") {',
            '            Given("two teas are in the basket") {',
                '                swipeUpOn(theFirstView(ofClass(UITableView.self)))',
            '                tapOn(theFirstView(withLabel("Oolong")))',
                '                swipeDownOn(theFirstView(ofClass(UITableView.self)))',
            '                tapOn(theFirstView(withLabel("Earl Grey")))', '            }',
                '            When("I use the voucher \\"SUMMER\\"") {',
            '                tapOn(theFirstView(withAccessibilityIdentifier("basket")))',
                '                tapOn(theFirstView(withAccessibilityIdentifier("voucher")))',
            '                SoftwareKeyboard.main.type("SUMMER\\n")',
                '                TimeLapse.wait(until: { isAlertVisible(withTitle: "Voucher applied") })',
            '                tapOn(theFirstView(withLabel("OK")))', '            }',
                '            Then("the total is £10.90") {',
            '                shouldSee(withLabel("Total £10.90"))  // 12.90 without the voucher', '            }',
                '        }',
            '        scenario("Paying empties the basket") {', '            When("I pay") {',
                '                tapOn(theFirstView(withAccessibilityIdentifier("pay")))',
            '                shouldSee(withLabel("Paid"))', '            }', '        }', '    }',
        ]);
        this.recorder.source(model, 24, [
            '    /// Asks the shop whether a voucher is valid.', '    func apply(_ voucher: String) async throws {',
                '        let discount = try await server.discount(for: voucher)',
            '        await MainActor.run { self.discount = discount }',
                '        log.notice("Voucher \\(voucher) lowers the total by \\(discount)")', '    }',
        ]);
    }

    launch() {
        const { recorder } = this;
        recorder.event({ kind: 'lifeCycle', text: 'application(_:didFinishLaunchingWithOptions:)' });
        recorder.event({ kind: 'notification', text: 'UIApplication.didBecomeActiveNotification' });
        recorder.event({ kind: 'log', level: 'info', subsystem: 'com.example.shop', category: 'launch',
            text: 'Loaded 9 teas from the catalogue', file: model, line: 12 });
        const text = (value) => recorder.text(value);
        recorder.event({ kind: 'request', text: 'GET https://example.com/teas, answered with 200', file: model,
            line: 14, sent: { headers: [text('Authorization'), text('hidden')] },
            received: { headers: [text('Content-Type'), text('application/json')], size: 70_000, cut: 1,
                body: text('[\n  "Assam",\n  "<b>Sencha</b>"\n]') } });
        recorder.event({ kind: 'request', text: 'GET https://example.com/tea.png, answered with 200', sent: {},
            received: { size: 2048 } });
        this.frame(this.state());
    }

    tap(words, line, [x, y], { hit, target, cover } = {}, body) {
        const { recorder } = this;
        const id = (key) => (key ? recorder.id(key) : undefined);
        recorder.step({ kind: 'gesture', words, file, line }, (step) => {
            body?.(step);
            const touch = { finger: 0, points: [[0, x, y, 0], [60000, x, y, 3]] };
            for (const [name, key] of Object.entries({ hit, target, cover })) if (key) touch[name] = id(key);
            step.touches = [touch];
            if (target ?? hit) step.views = [id(target ?? hit)];
            step.query = recorder.text(words.replace(/^\w+\(|\)$/g, ''));
        });
    }

    swipe(words, line, from, to, distance) {
        const { recorder } = this;
        recorder.step({ kind: 'gesture', words, file, line }, (step) => {
            const points = [];
            for (let index = 0; index <= 8; index += 1) {
                const part = index / 8;
                points.push([index * 25000, 210 - 14 * part * (1 - part) * 4, Math.round(from + (to - from) * part),
                    index === 0 ? 0 : index === 8 ? 3 : 1]);
            }
            step.touches = [{ finger: 0, points, hit: recorder.id('table') }];
            step.views = [recorder.id('table')];
            const start = this.scroll;
            recorder.event({ kind: 'animation', text: 'deceleration of UITableView', at: recorder.now + 200000,
                for: 420000, view: recorder.id('table') });
            for (let index = 1; index <= 8; index += 1) {
                recorder.now += index <= 5 ? 40000 : 140000;
                this.scroll = Math.round(start + distance * (1 - (1 - index / 8) ** 2));
                this.frame(this.state());
            }
        });
    }

    fillBasket() {
        const add = (name, line, y) =>
            this.tap(`tapOn(theFirstView(withLabel("${name}")))`, line, [150, y], { hit: `cell ${name}` }, () => {
            this.frame([this.screens.list({ ...this.listState, pressed: name })]);
            this.recorder.now += 60000;
            this.counts = { ...this.counts, [name]: 1 };
            this.recorder.event({ kind: 'log', level: 'debug', subsystem: 'com.example.shop', category: 'basket',
                text: `Added ${name}` });
            this.recorder.event({ kind: 'animation', text: 'UIView.animate: alpha of BadgeView', for: 250000,
                file: 'Sources/Shop/TeaCell.swift', line: 52 });
            this.frame(this.state());
            this.recorder.now += 250000;
        });
        this.swipe('swipeUpOn(theFirstView(ofClass(UITableView.self)))', 22, 620, 320, 110);
        add('Oolong', 23, 345);
        this.swipe('swipeDownOn(theFirstView(ofClass(UITableView.self)))', 24, 320, 640, -110);
        add('Earl Grey', 25, 148);
    }

    useVoucher() {
        const { recorder, screens } = this;
        this.tap('tapOn(theFirstView(withAccessibilityIdentifier("basket")))', 28, [330, 76], { hit: 'basket button' },
            () => this.push());
        this.tap('tapOn(theFirstView(withAccessibilityIdentifier("voucher")))', 29, [190, 260], { hit: 'voucher' },
            () => this.showKeyboard());
        recorder.step({ kind: 'key', words: 'SoftwareKeyboard.main.type("SUMMER\\n")', file, line: 30 },
            (step) => this.type(step));
        recorder.step({ kind: 'wait', words: 'TimeLapse.wait(until: { isAlertVisible(withTitle: "Voucher applied") })',
            file, line: 31 }, () => {
            recorder.event({ kind: 'task', text: 'Task: Basket.apply("SUMMER")', file: model, line: 25, for: 1500000 });
            recorder.event({ kind: 'timer', text: 'time-out of the server', at: recorder.now + 1200000,
                since: recorder.now, file: 'Sources/Shop/Server.swift', line: 71 });
            recorder.now += 1500000;
            recorder.event({ kind: 'log', level: 'notice', subsystem: 'com.example.shop', category: 'basket',
                text: 'Voucher SUMMER lowers the total by 2.0', file: model, line: 28 });
            recorder.event({ kind: 'animation', text: 'presentation of UIAlertController', for: 300000,
                view: recorder.id('alert') });
            for (const progress of [0.4, 0.8, 1]) {
                recorder.now += 100000;
                this.frame([screens.basket(this.basketState),
                    screens.alert({ progress, title: 'Voucher applied', message: 'You save £2.00 with SUMMER.' })]);
            }
        });
        this.tap('tapOn(theFirstView(withLabel("OK")))', 32, [196, 468], { hit: 'alert/ok' }, () => {
            this.discount = 2;
            recorder.now += 60000;
            this.frame([screens.basket(this.basketState),
                screens.alert({ progress: 0.5, title: 'Voucher applied', message: 'You save £2.00 with SUMMER.' })]);
            recorder.now += 200000;
            this.frame([screens.basket(this.basketState)]);
        });
    }

    get basketState() {
        return { counts: this.counts, voucher: this.voucher ?? '', discount: this.discount ?? 0,
            banner: this.banner ?? -90 };
    }

    push() {
        const { recorder, screens } = this;
        recorder.event({ kind: 'animation', text: 'push of BasketViewController', for: 350000,
            file: 'Sources/Shop/TeaListViewController.swift', line: 64 });
        for (const x of [393, 290, 120, 30]) {
            this.frame([screens.list({ ...this.listState, x: Math.round((x - 393) * 0.3) }),
                screens.basket({ ...this.basketState, x })]);
            recorder.now += 87500;
        }
        this.frame([screens.basket(this.basketState)]);
    }

    showKeyboard() {
        const { recorder, screens } = this;
        recorder.now += 60000;
        recorder.event({ kind: 'notification', text: 'UIResponder.keyboardWillShowNotification' });
        recorder.event({ kind: 'animation', text: 'the keyboard appears', for: 250000 });
        for (const keyboard of [760, 640, 552]) {
            recorder.now += 80000;
            this.frame([screens.basket({ ...this.basketState, isFocused: true })], { keyboard, focus: 'voucher' });
        }
    }

    type(step) {
        const { recorder, screens } = this;
        step.keys = [];
        [...'SUMMER'].forEach((letter, index) => {
            step.keys.push([index * 100000, recorder.text(letter)]);
            recorder.now += 100000;
            this.voucher = 'SUMMER'.slice(0, index + 1);
            recorder.event({ kind: 'timer', text: 'blinking caret', every: 500000, since: recorder.now - 100000 });
            this.frame([screens.basket({ ...this.basketState, isFocused: true })], { keyboard: 552, focus: 'voucher' });
        });
        step.keys.push([600000, recorder.text('⏎')]);
        recorder.now += 100000;
        this.frame([screens.basket(this.basketState)]);
    }

    checkTotal() {
        const { recorder } = this;
        recorder.step({ kind: 'assertion', words: 'shouldSee(withLabel("Total £10.90"))', file, line: 35,
            views: [recorder.id('total')] }, (step) => {
            step.query = recorder.text('allViews(withLabel("Total £10.90"), onScreenAndVisible(true))');
        });
    }

    pay() {
        const { recorder, screens } = this;
        recorder.step({ kind: 'wait', words: 'TimeLapse.advance(by: .seconds(3600))', file, line: 39 }, () => {
            recorder.event({ kind: 'timer', text: 'offer of the day', at: recorder.now + 3600000000,
                since: recorder.now, file: 'Sources/Shop/Offers.swift', line: 19 });
            recorder.now += 3600000000;
            if (!this.fails) return;
            recorder.event({ kind: 'log', level: 'error', subsystem: 'com.example.shop', category: 'offers',
                text: 'No image for the offer "Free delivery today"', file: 'Sources/Shop/Offers.swift', line: 33 });
            recorder.event({ kind: 'animation', text: 'UIView.animate: frame of BannerView', for: 400000,
                file: 'Sources/Shop/BasketViewController.swift', line: 112 });
            for (const banner of [-60, -20, 0]) {
                recorder.now += 120000;
                this.banner = banner;
                this.frame([screens.basket(this.basketState)]);
            }
        });
        const words = 'tapOn(theFirstView(withAccessibilityIdentifier("pay")))';
        const obstacle = this.fails ? { target: 'pay', cover: 'banner' } : { hit: 'pay' };
        this.tap(words, 40, [196, 770], obstacle, () => {
            if (this.fails) {
                recorder.failure({ text: failureText, file, line: 40 });
                return;
            }
            recorder.now += 60000;
            this.frame([screens.basket({ ...this.basketState, paid: true })]);
        });
        if (!this.fails) {
            recorder.step({ kind: 'assertion', words: 'shouldSee(withLabel("Paid"))', file, line: 41,
                views: [recorder.id('pay')] });
        }
    }
}

const failureText = [
    'tapOn(theFirstView(withAccessibilityIdentifier("pay"))) cannot tap UIButton "Pay £10.90": BannerView covers it.',
    '', 'Wait until the banner is gone, or dismiss it: it was shown by UIView.animate at BasketViewController.swift:112.', '',
    'UIWindow (0 0; 393 852)', '└ UIView of UINavigationController', '  └ UIView of BasketViewController',
    '    ├ UIStackView (16 114; 361 104)', '    ├ UITextField "SUMMER" id voucher (16 238; 361 44)',
    '    ├ UILabel "Total £10.90" (16 326; 361 30)', '  → ├ UIButton "Pay £10.90" id pay (16 744; 361 52)',
    '    ├ UINavigationBar (0 0; 393 98)', '  ✗ └ BannerView (8 736; 377 92)',
].join('\n');

module.exports = { shop: (options) => new ShopTest(options).run() };
