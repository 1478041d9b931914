#pragma once

#include <QCoreApplication>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <memory>
#include <vector>

/// Trees of widgets in the shapes that Robot's benchmarks have.
namespace trees {

/// How many children each widget has, until the total is reached.
constexpr long breadth = 8;

inline QString name(long index) { return QStringLiteral("view-%1").arg(index); }

/// Delivers the event that each new widget posts to itself, in which its style prepares it.
///
/// An application's event loop does so. As long as they wait, freeing a widget searches all of them for its own.
inline void deliver() { QCoreApplication::sendPostedEvents(); }

/// A tree of `count` widgets: a quarter labels with texts, a quarter frames, the others plain; all with object names.
inline QWidget *mixed(long count) {
    auto *root = new QWidget;
    root->setGeometry(0, 0, 390, 844);
    std::vector<QWidget *> widgets{root};
    widgets.reserve(static_cast<size_t>(count));
    for (long index = 1; index < count; index++) {
        QWidget *parent = widgets[static_cast<size_t>((index - 1) / breadth)];
        QWidget *widget = nullptr;
        switch (index % 4) {
        case 0: widget = new QLabel(QStringLiteral("Label %1").arg(index), parent); break;
        case 1: widget = new QFrame(parent); break;
        default: widget = new QWidget(parent);
        }
        widget->setGeometry(static_cast<int>(index % 300), static_cast<int>(index % 700), 40, 40);
        widget->setObjectName(name(index));
        widgets.push_back(widget);
    }
    deliver();
    return root;
}

/// `count` plain widgets, all but the first of them children of the first.
inline QWidget *plain(long count) {
    auto *root = new QWidget;
    for (long index = 1; index < count; index++) new QWidget(root);
    deliver();
    return root;
}

/// How many labels ``mixed`` has.
inline long labels(long count) { return (count - 1) / 4; }

/// How many widgets of ``mixed`` have a label as parent.
inline long insideLabels(long count) {
    long found = 0;
    for (long index = 1; index < count; index++) {
        const long parent = (index - 1) / breadth;
        if (parent > 0 && parent % 4 == 0) found++;
    }
    return found;
}

/// A window of 1,000 widgets in ten groups, with a button in the rearmost one.
struct ButtonWindow {
    std::unique_ptr<QWidget> window = std::make_unique<QWidget>();
    QPushButton *button = nullptr;
    long clicks = 0;

    ButtonWindow() {
        window->setFixedSize(390, 844);
        QWidget *rearmost = nullptr;
        for (int group = 0; group < 10; group++) {
            auto *row = new QWidget(window.get());
            row->setGeometry(0, group * 80, 390, 80);
            if (!rearmost) rearmost = row;
            for (int index = 0; index < 98; index++) {
                (new QWidget(row))->setGeometry(index * 3 + 60, 0, 3, 44);
            }
        }
        button = new QPushButton(rearmost);
        button->setGeometry(0, 0, 44, 44);
        QObject::connect(button, &QPushButton::clicked, [this] { clicks++; });
    }
};

}  // namespace trees
