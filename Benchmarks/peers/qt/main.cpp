#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTest>
#include <QTextEdit>
#include <QWindow>

#include "Rows.h"
#include "Trees.h"

// Measures Qt Widgets on the platform "offscreen", which has windows and paints them into memory:
//
//     qt-peer 1000,10000,100000 [part of a row's name]...
//     qt-peer --version

namespace {

const std::string view = "view";

/// Making and freeing widgets, and the memory that they take.
void measureTrees(const Rows &rows, const std::vector<long> &sizes) {
    for (long count : sizes) {
        rows.time("make and free, mixed", count, view, static_cast<double>(count), 1, [count] {
            delete trees::mixed(count);
            return 1L;
        });
    }
    constexpr long plain = 100'000;
    rows.time("make and free, plain", plain, view, plain, 1, [] {
        delete trees::plain(plain);
        return 1L;
    });
    const std::function<void(QWidget *)> free = [](QWidget *root) { delete root; };
    rows.memory<QWidget *>("memory, plain", plain, view, [] { return trees::plain(plain); }, free);
    rows.memory<QWidget *>("memory, mixed", plain, view, [] { return trees::mixed(plain); }, free);
}

/// Searches in one tree.
class Searches {
public:
    explicit Searches(long count) : count(count), root(trees::mixed(count)), leaf(new QWidget) {}
    ~Searches() {
        leaf->setParent(nullptr);
        delete leaf;
    }

    void measure(const Rows &rows) {
        const long labels = trees::labels(count);
        const auto units = static_cast<double>(count);
        rows.time("all", count, view, units, count - 1, [this] { return visitAll(); });
        rows.time("by class", count, view, units, labels, [this] { return byClass(); });
        rows.time(
            "by the parent's class", count, view, units, trees::insideLabels(count),
            [this] { return byParent(); });
        rows.time("the same query once more", count, view, units, labels, [this] { return byClass(); });
        rows.time("by name, all", count, "look-up", 1, 1, [this] {
            return static_cast<long>(root->findChildren<QWidget *>(nextName()).size());
        });
        rows.time("by name, the first", count, "look-up", 1, 1, [this] {
            return root->findChild<QWidget *>(nextName()) ? 1L : 0L;
        });
        // The leaf is counted as well while it is in the tree.
        rows.time("all, after a change", count, view, units, count - 1, [this] {
            change();
            return visitAll() - (leaf->parent() ? 1 : 0);
        }, trees::deliver);
        rows.time("by class, after a change", count, view, units, labels, [this] {
            change();
            return byClass();
        }, trees::deliver);
        rows.time("by name, after a change", count, "look-up", 1, 1, [this] {
            change();
            return static_cast<long>(root->findChildren<QWidget *>(nextName()).size());
        }, trees::deliver);
    }

private:
    const long count;
    const std::unique_ptr<QWidget> root;
    /// A widget that is added and removed.
    QWidget *const leaf;
    long lookups = 0;

    long visitAll() const {
        long visited = 0;
        const QList<QWidget *> found = root->findChildren<QWidget *>();
        for (const QWidget *widget : found) visited += widget ? 1 : 0;
        return visited;
    }

    long byClass() const { return static_cast<long>(root->findChildren<QLabel *>().size()); }

    /// Qt has no such query: finds the labels, and then the children of each.
    long byParent() const {
        long total = 0;
        const QList<QLabel *> labels = root->findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            total += static_cast<long>(
                label->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly).size());
        }
        return total;
    }

    void change() { leaf->setParent(leaf->parent() ? nullptr : root.get()); }

    /// Names from all parts of the tree; the root, which has none, is left out.
    QString nextName() { return trees::name(1 + (lookups++ * 7'919) % (count - 1)); }
};

/// Clicks at a button in a window of 1,000 widgets.
void measureClicks(const Rows &rows) {
    constexpr long size = 1'000;
    trees::ButtonWindow screen;
    screen.window->show();
    if (!QTest::qWaitForWindowExposed(screen.window.get())) Rows::stop("The window was not exposed.");
    const auto paint = [] { QCoreApplication::processEvents(); };
    // The number of clicks that a piece of work causes.
    auto clicks = [&](const std::function<void()> &click) {
        return [&screen, click] {
            const long before = screen.clicks;
            click();
            return screen.clicks - before;
        };
    };
    QPushButton *button = screen.button;
    const QPoint place = button->mapTo(screen.window.get(), button->rect().center());

    rows.time("click, by calling the button", size, "click", 1, 1, clicks([=] { button->click(); }), paint);
    rows.time("click, events sent to the button", size, "click", 1, 1, clicks([=] {
        const QPointF local = button->rect().center();
        const QPointF global = button->mapToGlobal(button->rect().center());
        QMouseEvent press(
            QEvent::MouseButtonPress, local, place, global, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(button, &press);
        QMouseEvent release(
            QEvent::MouseButtonRelease, local, place, global, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(button, &release);
    }), paint);
    rows.time(
        "click, by the test library", size, "click", 1, 1,
        clicks([=] { QTest::mouseClick(button, Qt::LeftButton); }), paint);
    QWindow *window = screen.window->windowHandle();
    rows.time(
        "click, through the window", size, "click", 1, 1,
        clicks([=] { QTest::mouseClick(window, Qt::LeftButton, Qt::NoModifier, place); }), paint);
}

/// A text with small letters, capitals and digits.
QString sample(long count) {
    const QString words =
        QStringLiteral("Every page of the notebook has 24 lines, and the Last one is still empty. ");
    return words.repeated(static_cast<int>(count / words.size()) + 1).left(static_cast<int>(count));
}

/// Characters typed into an input that has some already, by key events; `length` is the length of its text.
template <typename Input>
void measureTyping(
    const Rows &rows, const std::string &row, Input &input, const std::function<long()> &length,
    const std::function<void(const QString &)> &setText) {
    if (!rows.includes(row)) return;
    input.show();
    if (!QTest::qWaitForWindowExposed(&input)) Rows::stop("The window was not exposed.");
    input.activateWindow();
    input.setFocus();
    for (long size : {0L, 1'000L, 10'000L, 100'000L}) {
        const QString text = sample(size);
        const auto reset = [&] {
            setText(text);
            QCoreApplication::processEvents();
        };
        reset();
        long typed = 0;
        const QString letters = sample(1'000);
        rows.time(row, size, "character", 1, 1, [&] {
            const long before = length();
            QTest::keyClick(&input, letters.at(static_cast<int>(typed++ % 1'000)).toLatin1());
            return length() - before;
        }, reset);
    }
}

void measureFields(const Rows &rows) {
    QLineEdit field;
    field.resize(300, 44);
    field.setMaxLength(10'000'000);
    measureTyping(
        rows, "type a character into a field", field,
        [&] { return static_cast<long>(field.text().size()); },
        [&](const QString &text) { field.setText(text); });
    QTextEdit page;
    page.resize(300, 200);
    measureTyping(
        rows, "type a character into a text view", page,
        // One more than the text has, for the end of its last paragraph.
        [&] { return static_cast<long>(page.document()->characterCount()); },
        [&](const QString &text) {
            page.setPlainText(text);
            page.moveCursor(QTextCursor::End);
        });
}

std::vector<long> sizes(const std::string &list) {
    std::vector<long> sizes;
    for (const QString &part : QString::fromStdString(list).split(',')) {
        const long size = part.toLong();
        if (size < 10) Rows::stop("The sizes are numbers from 10 upwards, such as 1000,10000, not " + list + ".");
        sizes.push_back(size);
    }
    return sizes;
}

}  // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 1 && std::string(argv[1]) == "--version") {
        std::printf("Qt Widgets %s\n", qVersion());
        return EXIT_SUCCESS;
    }
    QApplication application(argc, argv);
    const std::vector<long> counts = sizes(argc > 1 ? argv[1] : "1000,10000,100000");
    const Rows rows(std::vector<std::string>(argv + std::min(argc, 2), argv + argc));
    measureTrees(rows, counts);
    for (long count : counts) Searches(count).measure(rows);
    measureClicks(rows);
    measureFields(rows);
    return EXIT_SUCCESS;
}
